import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

const columns = [0, 1, 2, 3, 4, 5, 6]
const days = [0, 1, 2, 3].map((row) =>
  columns.map((column) => `M${170 + column * 37} ${284 + row * 41}v.1`).join(''),
)

export function Calendar() {
  return (
    <>
      <Backdrop sun={{ x: 396, y: 190, size: 120 }} ridge="camelback" />
      <Ocotillo seed="calendar" root={{ x: 448, y: 458 }} height={370} spread={78} count={6} width={4} />
      <Shade x={284} y={472} width={186} />
      <rect x="118" y="176" width="326" height="294" rx="24" className="art-adobe-deep" />
      <rect x="118" y="166" width="326" height="294" rx="24" className="art-paper" />
      <path d="M118 244v-54a24 24 0 0 1 24-24h278a24 24 0 0 1 24 24v54z" className="art-agave" />
      <path d="M186 150v34M281 150v34M376 150v34" className="art-ring" />
      <path d="M160 216h86M396 216h14" className="art-on-dark" />
      <path d={days.join('')} className="art-days" />
      <path d="M244 287c13 16 21 27 21 38a21 21 0 0 1-42 0c0-11 8-22 21-38z" className="art-bloom" />
      <path d="M355 328c13 16 21 27 21 38a21 21 0 0 1-42 0c0-11 8-22 21-38z" className="art-bloom" />
      <path d="m236 326 6 6 11-12M347 367l6 6 11-12" className="art-tick" />
    </>
  )
}
