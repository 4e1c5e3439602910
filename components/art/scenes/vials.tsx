import { Ocotillo } from '../ocotillo'
import { VialDrawing } from '../vial'
import { Backdrop, Shade } from './backdrop'

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
