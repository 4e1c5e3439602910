import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'
import { paint } from './paint'

export function Gift() {
  return (
    <>
      <Backdrop sun={{ x: 196, y: 206, size: 128 }} ridge="camelback" />
      <Ocotillo seed="gift" root={{ x: 446, y: 456 }} height={370} spread={84} count={6} width={4} />
      <Shade x={262} y={474} width={196} />
      <g transform="rotate(-5 262 356)">
        <rect x="72" y="240" width="380" height="232" rx="22" {...paint.agaveDeep} />
        <path d="M72 322h380v34H72z" {...paint.bloom} />
        <path d="M172 240h34v232h-34z" {...paint.bloomDeep} />
        <path d="M240 396h150M240 420h96" {...paint.onDark} />
        <path d="M408 262c4.5 5.4 7 8.8 7 12.2a7 7 0 0 1-14 0c0-3.4 2.5-6.8 7-12.2z" {...paint.agaveLight} />
        <path
          d="M189 339c-22-54-82-74-96-44-12 28 44 48 96 44zM189 339c22-54 82-74 96-44 12 28-44 48-96 44z"
          {...paint.bloom}
        />
        <path
          d="M189 339c-16-32-54-48-64-32-8 16 28 32 64 32zM189 339c16-32 54-48 64-32 8 16-28 32-64 32zM185 341l-58 66 22 2 8 22 34-86zM193 341l58 66-22 2-8 22-34-86z"
          {...paint.bloomDeep}
        />
        <rect x="171" y="322" width="36" height="34" rx="11" {...paint.bloomLight} />
      </g>
      <path
        d="M470 492c4-10 16-14 28-8-6 10-17 13-28 8zM508 500c0-8 8-14 17-12-1 8-8 13-17 12zM58 494c-2-10 6-18 18-18 0 11-8 18-18 18z"
        {...paint.bloom}
      />
    </>
  )
}
