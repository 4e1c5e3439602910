import { DripBagDrawing } from '../drip-bag'
import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

export function Drip() {
  return (
    <>
      <Backdrop sun={{ x: 196, y: 214, size: 136 }} ridge="camelback" />
      <Ocotillo seed="drip-b" root={{ x: 110, y: 452 }} height={330} spread={72} count={6} width={3.5} />
      <g transform="translate(14)">
        <Shade x={214} y={478} width={126} />
        <path d="M142 462v14M286 462v14" className="art-pole" />
        <path d="M134 440V322q0-34 34-34h92q34 0 34 34v118z" className="art-agave-deep" />
        <path d="M146 400h136v44H146z" className="art-agave-mid" />
        <path d="M146 410q0-14 14-14h108q14 0 14 14v14H146z" className="art-agave-light" />
        <rect
          x="182"
          y="322"
          width="64"
          height="64"
          rx="16"
          className="art-bloom"
          transform="rotate(-8 214 354)"
        />
        <path
          d="M110 386a19 19 0 0 1 38 0v52h132v-52a19 19 0 0 1 38 0v64q0 14-14 14H124q-14 0-14-14z"
          className="art-agave"
        />
        <path d="M150 452h128" className="art-fold" />
      </g>
      <Shade x={416} y={478} width={74} />
      <path
        d="M416 472V62M416 66h-64q-10 0-10 12M416 66h44q10 0 10 12M416 468l-62 10M416 468l62 10M416 468v12"
        className="art-pole"
      />
      <path d="M354 480v.1M478 480v.1M416 483v.1" className="art-wheels" />
      <path d="M408 250h16v30h-16z" className="art-agave-deep" />
      <g transform="translate(246 62) scale(2)" data-category="hydration">
        <DripBagDrawing seed="hero-2" level={0.78} motif="drop" isAlone />
      </g>
      <g transform="translate(434 70) scale(.74)" data-category="energy">
        <DripBagDrawing seed="side" level={0.4} motif="sun" isAlone />
      </g>
    </>
  )
}
