import { DripBagDrawing } from '../drip-bag'
import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

export function Drip() {
  return (
    <>
      <Backdrop sun={{ x: 214, y: 226 }} ridge="camelback" />
      <Shade x={126} y={456} width={36} />
      <Ocotillo seed="drip-side" root={{ x: 124, y: 455 }} height={260} spread={84} count={6} width={3.5} />
      <Shade x={376} y={478} width={74} />
      <path d="M376 472V62M376 66h-64q-10 0-10 12M376 66h44q10 0 10 12" className="art-pole" />
      <path d="M376 468l-62 10M376 468l62 10M376 468v12" className="art-pole" />
      <path d="M314 480v.1M438 480v.1M376 483v.1" className="art-wheels" />
      <path d="M368 250h16v30h-16z" className="art-agave-deep" />
      <g transform="translate(206 62) scale(2)" data-category="hydration">
        <DripBagDrawing seed="hero-2" level={0.78} motif="blossom" isAlone />
      </g>
      <g transform="translate(394 70) scale(.74)" data-category="energy">
        <DripBagDrawing seed="side" level={0.4} motif="sun" isAlone />
      </g>
    </>
  )
}
