import { DripBagDrawing } from '../drip-bag'
import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

function Chair() {
  return (
    <>
      <path d="M-14 4 4 62M64 8l-14 54M10 62l8-22M44 62l-6-22" className="art-leg" />
      <path d="M-30-72c-4-8 8-14 14-6L8-10h60q10 0 10 10v6q0 8-8 8H2q-10 0-14-10z" />
    </>
  )
}

export function Gathering() {
  return (
    <>
      <Backdrop sun={{ x: 300, y: 268, size: 120 }} ridge="mesa" />
      <path d="M62 470V118M506 470V96" className="art-pole" />
      <path
        d="M62 122C150 168 330 142 506 100 420 190 330 214 286 208 190 196 116 170 62 122z"
        className="art-paper"
      />
      <path d="M62 122C150 168 330 142 506 100 400 150 190 184 62 122z" className="art-adobe-deep" />
      <path d="M62 140c70 118 330 130 444-24" className="art-wire" />
      <path
        d="M98 184v.1M146 208v.1M200 222v.1M260 227v.1M320 222v.1M376 207v.1M428 182v.1M472 150v.1"
        className="art-lights"
      />
      <Shade x={158} y={472} width={72} />
      <Shade x={424} y={474} width={72} />
      <Shade x={288} y={480} width={46} />
      <g transform="translate(134 404) scale(1.1)" className="art-agave">
        <Chair />
      </g>
      <g transform="translate(448 406) scale(-1.1 1.1)" className="art-bloom">
        <Chair />
      </g>
      <path d="M256 424h64M288 426v50M272 478h32" className="art-leg" />
      <Ocotillo seed="vase" root={{ x: 288, y: 402 }} height={120} spread={34} count={5} width={2.5} />
      <path d="M278 398h20l-3 24h-14z" className="art-clay" />
      <path d="M258 404h14l-2 18h-10zM306 398h11l-1 24h-9z" className="art-paper" />
      <path d="M259 411h12l-1 11h-10z" className="art-bloom-light" />
      <path d="M62 238h40M506 236h-40" className="art-line" />
      <g transform="translate(58 232) scale(.72)" data-category="hydration">
        <DripBagDrawing seed="gather" level={0.7} motif="drop" isAlone />
      </g>
      <g transform="translate(436 230) scale(.72)" data-category="energy">
        <DripBagDrawing seed="gathering" level={0.5} motif="sun" isAlone />
      </g>
    </>
  )
}
