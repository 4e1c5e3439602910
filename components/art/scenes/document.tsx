import { Blossom } from '../blossom'
import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

const petals = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

export function Document() {
  return (
    <>
      <Backdrop sun={{ x: 172, y: 210, size: 122 }} ridge="mesa" />
      <Shade x={132} y={459} width={38} />
      <Ocotillo seed="paper" root={{ x: 132, y: 458 }} height={370} spread={92} count={7} width={4} />
      <Shade x={322} y={476} width={150} />
      <rect
        x="206"
        y="126"
        width="244"
        height="330"
        rx="14"
        className="art-adobe-deep"
        transform="rotate(5 328 290)"
      />
      <rect x="196" y="128" width="248" height="340" rx="14" className="art-paper" />
      <path
        d="M320 160c5.5 6.5 8.5 10.5 8.5 14.5a8.5 8.5 0 0 1-17 0c0-4 3-8 8.5-14.5z"
        className="art-agave"
      />
      <path d="M264 212h112" className="art-title" />
      <path
        d="M228 246h184M228 268h184M228 290h150M228 326h184M228 348h164M228 370h96M228 424h92"
        className="art-print"
      />
      <path d="M232 420c10-22 20-22 18-6s10-14 18-12 0 14 12 8 14-6 24-2" className="art-signature" />
      <path d="m380 420-12 60 26-14 22 22 8-66z" className="art-bloom-deep" />
      <path
        d={petals
          .map(
            (turn) =>
              `M${Math.round(400 + 40 * Math.cos((turn * Math.PI) / 180))} ${Math.round(404 + 40 * Math.sin((turn * Math.PI) / 180))}v.1`,
          )
          .join('')}
        className="art-scallop"
      />
      <circle cx="400" cy="404" r="42" className="art-bloom" />
      <circle cx="400" cy="404" r="31" className="art-seal-line" />
      <g className="art-light-bloom">
        <Blossom at={[400, 416]} size={1.05} />
      </g>
    </>
  )
}
