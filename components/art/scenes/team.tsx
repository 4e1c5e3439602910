import { Figure } from '../figure'
import { Ocotillo } from '../ocotillo'
import { Backdrop } from './backdrop'

export function Team() {
  return (
    <>
      <Backdrop sun={{ x: 280, y: 210, size: 168 }} />
      <Ocotillo seed="team-left" root={{ x: 42, y: 470 }} height={300} spread={80} count={5} width={3.5} />
      <Ocotillo seed="team-right" root={{ x: 524, y: 466 }} height={230} spread={66} count={5} width={3} />
      <g transform="translate(150 500) scale(1.12)">
        <Figure skin="deep" hairstyle="bun" scrubs="art-agave-deep" />
      </g>
      <g transform="translate(412 500) scale(1.16)">
        <Figure skin="light" hairstyle="short" scrubs="art-agave-mid" />
      </g>
      <g transform="translate(280 520) scale(1.28)">
        <Figure skin="tan" hairstyle="long" scrubs="art-agave" />
      </g>
    </>
  )
}
