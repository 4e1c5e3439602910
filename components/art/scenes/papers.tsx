import { blossomPath, Ocotillo } from '../ocotillo'
import { Backdrop, paint, Shade } from './paint'

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
      <rect x="118" y="176" width="326" height="294" rx="24" {...paint.adobeDeep} />
      <rect x="118" y="166" width="326" height="294" rx="24" {...paint.paper} />
      <path d="M118 244v-54a24 24 0 0 1 24-24h278a24 24 0 0 1 24 24v54z" {...paint.agave} />
      <path d="M186 150v34M281 150v34M376 150v34" {...paint.ring} />
      <path d="M160 216h86M396 216h14" {...paint.onDark} />
      <path d={days.join('')} {...paint.days} />
      <path d="M244 287c13 16 21 27 21 38a21 21 0 0 1-42 0c0-11 8-22 21-38z" {...paint.bloom} />
      <path d="M355 328c13 16 21 27 21 38a21 21 0 0 1-42 0c0-11 8-22 21-38z" {...paint.bloom} />
      <path d="m236 326 6 6 11-12M347 367l6 6 11-12" {...paint.tick} />
    </>
  )
}

export function Letter() {
  return (
    <>
      <Backdrop sun={{ x: 360, y: 200, size: 134 }} ridge="camelback" />
      <Shade x={280} y={476} width={190} />
      <path d="M104 300 262 196q18-12 36 0l158 104z" {...paint.adobeDeep} />
      <Ocotillo seed="letter-9" root={{ x: 282, y: 420 }} height={350} spread={136} count={7} width={4} />
      <rect x="150" y="226" width="260" height="200" rx="12" {...paint.paper} />
      <path d="M186 262h96" {...paint.title} />
      <path d="M186 290h188M186 312h188M186 334h140" {...paint.print} />
      <path d="M104 300 280 410 456 300v148q0 24-24 24H128q-24 0-24-24z" {...paint.cloth} />
      <path d="M108 464 250 362q30-22 60 0l142 102q-8 8-20 8H128q-12 0-20-8z" {...paint.sand} />
      <path d="M108 464 250 362q30-22 60 0l142 102M104 300l140 88M456 300l-140 88" {...paint.line} />
      <circle cx="280" cy="392" r="26" {...paint.bloom} />
      <path d="M280 377c6 7.2 9.5 11.8 9.5 16.2a9.5 9.5 0 0 1-19 0c0-4.4 3.5-9 9.5-16.2z" {...paint.paper} />
    </>
  )
}

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
        {...paint.adobeDeep}
        transform="rotate(5 328 290)"
      />
      <rect x="196" y="128" width="248" height="340" rx="14" {...paint.paper} />
      <path d="M320 160c5.5 6.5 8.5 10.5 8.5 14.5a8.5 8.5 0 0 1-17 0c0-4 3-8 8.5-14.5z" {...paint.agave} />
      <path d="M264 212h112" {...paint.title} />
      <path
        d="M228 246h184M228 268h184M228 290h150M228 326h184M228 348h164M228 370h96M228 424h92"
        {...paint.print}
      />
      <path d="M232 420c10-22 20-22 18-6s10-14 18-12 0 14 12 8 14-6 24-2" {...paint.signature} />
      <path d="m380 420-12 60 26-14 22 22 8-66z" {...paint.bloomDeep} />
      <path
        d={petals
          .map(
            (turn) =>
              `M${Math.round(400 + 40 * Math.cos((turn * Math.PI) / 180))} ${Math.round(404 + 40 * Math.sin((turn * Math.PI) / 180))}v.1`,
          )
          .join('')}
        {...paint.scallop}
      />
      <circle cx="400" cy="404" r="42" {...paint.bloom} />
      <circle cx="400" cy="404" r="31" {...paint.sealLine} />
      <path d={blossomPath} {...paint.paper} transform="translate(400 416) scale(1.05)" />
    </>
  )
}

export function MapSheet() {
  return (
    <>
      <Backdrop sun={{ x: 388, y: 176, size: 116 }} />
      <Shade x={116} y={457} width={32} />
      <Ocotillo seed="map" root={{ x: 116, y: 456 }} height={340} spread={78} count={6} width={4} />
      <Shade x={300} y={478} width={206} />
      <path d="M124 222l106-30v252l-106 30z" {...paint.paper} />
      <path d="M230 192l118 32v252l-118-32z" {...paint.cloth} />
      <path d="M348 224l118-32v252l-118 32z" {...paint.paper} />
      <path
        d="M124 392c40-34 70-30 106-18v70l-106 30zM348 224l118-32v58c-40 34-84 40-118 10z"
        {...paint.agaveLight}
      />
      <path d="M230 374c50 18 76 4 118 34v68l-118-32z" {...paint.agavePale} />
      <path
        d="M124 300c30-40 70-52 106-38s80 34 118 8 76-40 118-34M124 330c34-36 72-44 106-30s84 34 118 12 80-40 118-30M124 358c36-32 70-36 106-24s84 34 118 18 84-36 118-26M348 400c40-22 76-30 118-20"
        {...paint.contour}
      />
      <path d="M230 192v252M348 224v252" {...paint.line} />
      <path d="M176 410c40-6 48-60 92-70s60 26 104-34" {...paint.route} />
      <path d="M176 410v.1" {...paint.stop} />
      <path d="M372 302c-26-32-46-56-46-86a46 46 0 0 1 92 0c0 30-20 54-46 86z" {...paint.bloom} />
      <circle cx="372" cy="216" r="22" {...paint.paper} />
      <path d="M372 203c5.5 6.5 8.5 10.5 8.5 14.5a8.5 8.5 0 0 1-17 0c0-4 3-8 8.5-14.5z" {...paint.bloom} />
    </>
  )
}

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
