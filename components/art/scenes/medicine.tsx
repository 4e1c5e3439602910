import { DripBagDrawing } from '../drip-bag'
import { Ocotillo } from '../ocotillo'
import { VialDrawing } from '../vial'
import { Backdrop, paint, Shade } from './paint'

export function Drip() {
  return (
    <>
      <Backdrop sun={{ x: 196, y: 214, size: 136 }} ridge="camelback" />
      <Ocotillo seed="drip-b" root={{ x: 110, y: 452 }} height={330} spread={72} count={6} width={3.5} />
      <g transform="translate(14)">
        <Shade x={214} y={478} width={126} />
        <path d="M142 462v14M286 462v14" {...paint.pole} />
        <path d="M134 440V322q0-34 34-34h92q34 0 34 34v118z" {...paint.agaveDeep} />
        <path d="M146 400h136v44H146z" {...paint.agaveMid} />
        <path d="M146 410q0-14 14-14h108q14 0 14 14v14H146z" {...paint.agaveLight} />
        <rect
          x="182"
          y="322"
          width="64"
          height="64"
          rx="16"
          {...paint.bloom}
          transform="rotate(-8 214 354)"
        />
        <path
          d="M110 386a19 19 0 0 1 38 0v52h132v-52a19 19 0 0 1 38 0v64q0 14-14 14H124q-14 0-14-14z"
          {...paint.agave}
        />
        <path d="M150 452h128" {...paint.fold} />
      </g>
      <Shade x={416} y={478} width={74} />
      <path
        d="M416 472V62M416 66h-64q-10 0-10 12M416 66h44q10 0 10 12M416 468l-62 10M416 468l62 10M416 468v12"
        {...paint.pole}
      />
      <path d="M354 480v.1M478 480v.1M416 483v.1" {...paint.wheels} />
      <path d="M408 250h16v30h-16z" {...paint.agaveDeep} />
      <g transform="translate(246 62) scale(2)" data-category="hydration">
        <DripBagDrawing seed="hero-2" level={0.78} motif="drop" />
      </g>
      <g transform="translate(434 70) scale(.74)" data-category="energy">
        <DripBagDrawing seed="side" level={0.4} motif="sun" />
      </g>
    </>
  )
}

export function Kit() {
  return (
    <>
      <Backdrop sun={{ x: 330, y: 196, size: 132 }} ridge="mesa" />
      <Shade x={104} y={457} width={30} />
      <Ocotillo seed="kit" root={{ x: 104, y: 456 }} height={330} spread={70} count={5} width={4} />
      <Shade x={324} y={480} width={186} />
      <path d="M158 330 182 196q3-16 19-16h246q16 0 19 16l24 134z" {...paint.agaveDeep} />
      <path d="M190 326l20-110q1-8 9-8h210q8 0 9 8l20 110z" {...paint.agave} />
      <rect x="190" y="250" width="42" height="116" rx="6" {...paint.paper} transform="rotate(-7 210 310)" />
      <path d="M198 272h24M198 288h24M198 304h16" {...paint.print} transform="rotate(-7 210 310)" />
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
      <path d="M372 366 384 240" {...paint.swab} />
      <path d="M384 238l1.5-16" {...paint.swabTip} />
      <path d="M412 366l30-104" {...paint.swab} />
      <path d="M442 260l4-14" {...paint.swabTip} />
      <path d="M146 338q0-14 14-14h328q14 0 14 14v118q0 22-22 22H168q-22 0-22-22z" {...paint.paper} />
      <path d="M146 338q0-14 14-14h328q14 0 14 14v14H146z" {...paint.cloth} />
      <path d="M186 388h96" {...paint.title} />
      <path d="M186 414h132M186 436h96" {...paint.print} />
      <circle cx="432" cy="412" r="36" {...paint.agavePale} />
      <path d="m414 413 12 12 24-26" {...paint.check} />
    </>
  )
}

const vials = [
  { category: 'energy', minutes: 8, x: 218, width: 74, ground: 478 },
  { category: 'wellness', minutes: 15, x: 318, width: 104, ground: 480 },
  { category: 'beauty', minutes: 5, x: 446, width: 66, ground: 480 },
]

export function Vials() {
  return (
    <>
      <Backdrop sun={{ x: 342, y: 214 }} />
      <Shade x={200} y={453} width={40} />
      <Ocotillo seed="hero" root={{ x: 196, y: 452 }} height={392} spread={150} count={7} width={4} />
      {vials.map(({ category, minutes, x, width, ground }) => (
        <g key={category} data-category={category}>
          <Shade x={x + width * 0.56} y={ground - 2} width={width * 0.5} />
          <g transform={`translate(${x} ${ground - Math.round((width * 100) / 64)}) scale(${width / 64})`}>
            <VialDrawing seed={category} minutes={minutes} />
          </g>
        </g>
      ))}
    </>
  )
}

export function Molecule() {
  return (
    <>
      <Backdrop sun={{ x: 250, y: 206, size: 150 }} ridge="range" />
      <Shade x={472} y={455} width={26} />
      <Ocotillo seed="nad" root={{ x: 470, y: 454 }} height={240} spread={54} count={5} width={3} />
      <g data-category="nad">
        <path
          d="M164 118l52 30v60l-52 30-52-30v-60zM216 148l52-30 52 30v60l-52 30-52-30M320 148l52-30M372 118l46 26M372 118V66M112 208l-44 26M268 238v52l46 26M164 118V66M268 290l-46 26"
          {...paint.bond}
        />
        <path d="M130 157v42M164 138l34 20M302 158v40" {...paint.bondFine} />
        <path d="M216 148v.1M320 208v.1M112 148v.1M268 290v.1" {...paint.atom} />
        <path d="M164 66v.1M418 146v.1M66 236v.1M314 318v.1" {...paint.atomLarge} />
        <path d="M216 208v.1M372 66v.1M222 318v.1M164 238v.1" {...paint.atomBloom} />
        <path d="M372 118v.1M320 148v.1M268 118v.1M112 208v.1M164 118v.1M268 238v.1" {...paint.atomSmall} />
        <Shade x={188} y={478} width={56} />
        <g transform="translate(122 312) scale(1.64)">
          <VialDrawing seed="nad" minutes={12} />
        </g>
      </g>
      <g data-category="beauty">
        <Shade x={290} y={480} width={36} />
        <g transform="translate(252 370) scale(1.08)">
          <VialDrawing seed="peptide" minutes={7} />
        </g>
      </g>
    </>
  )
}
