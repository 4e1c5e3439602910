/** The mark: three stems from one root, a blossom on each. */
function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" className="size-9 max-[18rem]:hidden" aria-hidden="true">
      <g className="ocotillo" strokeWidth="2.4">
        <path d="M20 38C20 26 19 20 20 13M20 38C18 28 13 22 8.5 17M20 38c2-10 7-16 11.5-21" />
      </g>
      <path
        className="ocotillo-bloom"
        d="M20 13c-4-3-4-8 0-12 4 4 4 9 0 12zM8.5 17C4.3 17 2 14.5 1.5 9.5 6 10 8.8 12.5 8.5 17zM31.5 17c4.2 0 6.5-2.5 7-7.5-4.5.5-7.3 3-7 7.5z"
      />
    </svg>
  )
}

/** Mark and name of the clinic; the first word carries, the others follow in small. */
export function Logo({ clinicName }: { clinicName: string }) {
  const [first = clinicName, ...others] = clinicName.split(' ')
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="grid">
        <span className="font-display text-title/none font-medium tracking-tight">{first}</span>{' '}
        {others.length > 0 && (
          <span className="mt-1 text-2xs leading-none font-semibold">{others.join(' ')}</span>
        )}
      </span>
    </span>
  )
}
