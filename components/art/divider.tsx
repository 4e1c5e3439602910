import { blossomPath } from './blossom'

/** Between two sections: one long stem with its blossom, or a row of drops. */
export function Divider({ look = 'stem' }: { look?: 'stem' | 'drops' }) {
  return (
    <svg viewBox="0 0 320 40" className="mx-auto block w-[min(20rem,60%)]" aria-hidden="true">
      {look === 'stem' ? <Stem /> : <path d={drops} className="fill-agave-300" />}
    </svg>
  )
}

const drops = [-2, -1, 0, 1, 2]
  .map((place) => {
    const size = 3 - Math.abs(place)
    const tall = 5 + size * 3
    return `M${160 + place * 26} ${20 - tall}c${tall * 0.6} ${tall * 0.72} ${tall * 0.8} ${tall * 1.1} ${tall * 0.8} ${tall * 1.4}a${tall * 0.8} ${tall * 0.8} 0 0 1-${tall * 1.6} 0c0-${tall * 0.3} ${tall * 0.2}-${tall * 0.68} ${tall * 0.8}-${tall * 1.4}z`
  })
  .join('')
  .replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))

function Stem() {
  return (
    <g className="ocotillo" strokeWidth="2">
      <path d="M4 24c50-12 92-10 136 0M316 24c-50-12-92-10-136 0" />
      <path
        d="M40 18q-3-9-11-10 1 9 11 10zM68 15q3 9 11 11-1-9-11-11zM98 16q-3-9-11-11 1 9 11 11zM124 20q3 8 10 10-1-9-10-10zM280 18q3-9 11-10-1 9-11 10zM252 15q-3 9-11 11 1-9 11-11zM222 16q3-9 11-11-1 9-11 11zM196 20q-3 8-10 10 1-9 10-10z"
        className="ocotillo-leaf"
      />
      <path d={blossomPath} className="ocotillo-bloom" transform="translate(160 32)" />
    </g>
  )
}
