import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

export function Kit() {
  return (
    <>
      <Backdrop sun={{ x: 330, y: 196, size: 132 }} ridge="mesa" />
      <Shade x={104} y={457} width={30} />
      <Ocotillo seed="kit" root={{ x: 104, y: 456 }} height={330} spread={70} count={5} width={4} />
      <Shade x={324} y={480} width={186} />
      <path d="M158 330 182 196q3-16 19-16h246q16 0 19 16l24 134z" className="art-agave-deep" />
      <path d="M190 326l20-110q1-8 9-8h210q8 0 9 8l20 110z" className="art-agave" />
      <rect
        x="190"
        y="250"
        width="42"
        height="116"
        rx="6"
        className="art-paper"
        transform="rotate(-7 210 310)"
      />
      <path d="M198 272h24M198 288h24M198 304h16" className="art-print" transform="rotate(-7 210 310)" />
      <g data-category="recovery">
        <rect x="254" y="248" width="32" height="120" rx="14" className="vial-glass" strokeWidth="2" />
        <path d="M256 296h28v64h-28z" className="vial-liquid" />
        <rect x="250" y="240" width="40" height="28" rx="6" className="vial-cap" />
      </g>
      <g data-category="energy">
        <rect x="302" y="264" width="32" height="104" rx="14" className="vial-glass" strokeWidth="2" />
        <path d="M304 322h28v40h-28z" className="vial-liquid" />
        <rect x="298" y="256" width="40" height="28" rx="6" className="vial-cap" />
      </g>
      <path d="M372 366 384 240" className="art-swab" />
      <path d="M384 238l1.5-16" className="art-swab-tip" />
      <path d="M412 366l30-104" className="art-swab" />
      <path d="M442 260l4-14" className="art-swab-tip" />
      <path d="M146 338q0-14 14-14h328q14 0 14 14v118q0 22-22 22H168q-22 0-22-22z" className="art-paper" />
      <path d="M146 338q0-14 14-14h328q14 0 14 14v14H146z" className="art-cloth" />
      <path d="M186 388h96" className="art-title" />
      <path d="M186 414h132M186 436h96" className="art-print" />
      <circle cx="432" cy="412" r="36" className="art-agave-pale" />
      <path d="m414 413 12 12 24-26" className="art-check" />
    </>
  )
}
