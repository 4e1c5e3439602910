import { Figure } from '../figure'
import { Ocotillo } from '../ocotillo'
import { Backdrop } from './backdrop'

export function Team() {
  return (
    <>
      <Backdrop sun={{ x: 280, y: 210, size: 168 }} />
      <Ocotillo seed="team-left" root={{ x: 72, y: 470 }} height={330} spread={40} count={4} width={3.5} />
      <Ocotillo seed="team-right" root={{ x: 496, y: 466 }} height={280} spread={36} count={4} width={3} />
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
