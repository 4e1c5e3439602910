import { Ocotillo } from '../ocotillo'
import { VialDrawing } from '../vial'
import { Backdrop, Shade } from './backdrop'

export function Molecule() {
  return (
    <>
      <Backdrop sun={{ x: 250, y: 206, size: 150 }} ridge="range" />
      <Shade x={472} y={455} width={26} />
      <Ocotillo seed="nad" root={{ x: 470, y: 454 }} height={240} spread={54} count={5} width={3} />
      <g data-category="nad">
        <path
          d="M164 118l52 30v60l-52 30-52-30v-60zM216 148l52-30 52 30v60l-52 30-52-30M320 148l52-30M372 118l46 26M372 118V66M112 208l-44 26M268 238v52l46 26M164 118V66M268 290l-46 26"
          className="art-bond"
        />
        <path d="M130 157v42M164 138l34 20M302 158v40" className="art-bond-fine" />
        <path d="M216 148v.1M320 208v.1M112 148v.1M268 290v.1" className="art-atom" />
        <path d="M164 66v.1M418 146v.1M66 236v.1M314 318v.1" className="art-atom-large" />
        <path d="M216 208v.1M372 66v.1M222 318v.1M164 238v.1" className="art-atom-bloom" />
        <path
          d="M372 118v.1M320 148v.1M268 118v.1M112 208v.1M164 118v.1M268 238v.1"
          className="art-atom-small"
        />
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
