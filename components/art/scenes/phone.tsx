import { Figure } from '../figure'
import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'
import { paint } from './paint'

export function Phone() {
  return (
    <>
      <Backdrop sun={{ x: 178, y: 224, size: 120 }} ridge="mesa" />
      <Shade x={118} y={459} width={34} />
      <Ocotillo seed="phone" root={{ x: 116, y: 458 }} height={340} spread={78} count={6} width={4} />
      <Shade x={336} y={480} width={128} />
      <rect x="216" y="52" width="232" height="430" rx="38" {...paint.ink} />
      <rect x="228" y="64" width="208" height="406" rx="27" {...paint.agavePale} />
      <svg x="228" y="64" width="208" height="330" viewBox="0 0 208 330" aria-hidden="true">
        <circle cx="104" cy="140" r="82" {...paint.agaveLight} />
        <g transform="translate(104 332) scale(1.04)">
          <Figure skin="tan" hairstyle="bun" scrubs="agave" />
        </g>
      </svg>
      <path d="M228 384h208v59a27 27 0 0 1-27 27H255a27 27 0 0 1-27-27z" {...paint.agaveDeep} />
      <path d="M306 78h52" {...paint.speaker} />
      <rect x="366" y="300" width="56" height="72" rx="12" {...paint.paper} />
      <path
        d="M394 314a11 11 0 0 1 11 11v4a11 11 0 0 1-22 0v-4a11 11 0 0 1 11-11zM373 366c1-15 10-19 21-19s20 4 21 19z"
        {...paint.adobeDeep}
      />
      <circle cx="278" cy="426" r="20" {...paint.agaveMid} />
      <circle cx="332" cy="426" r="20" {...paint.bloom} />
      <circle cx="386" cy="426" r="20" {...paint.agaveMid} />
      <path
        d="M269 421h11v10h-11zM280 424l7-4v12l-7-4M322 429c5-6 15-6 20 0M386 417v10M380 425c0 8 12 8 12 0M386 432v4"
        {...paint.glyph}
      />
    </>
  )
}
