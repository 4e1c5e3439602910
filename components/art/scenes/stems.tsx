import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'

export function Stems() {
  return (
    <>
      <Backdrop sun={{ x: 342, y: 214 }} />
      <Shade x={456} y={425} width={26} />
      <Shade x={246} y={463} width={52} />
      <Ocotillo seed="far" root={{ x: 452, y: 424 }} height={190} spread={70} count={5} width={3} />
      <Ocotillo seed="near" root={{ x: 240, y: 462 }} height={420} spread={190} count={9} width={4.5} />
    </>
  )
}
