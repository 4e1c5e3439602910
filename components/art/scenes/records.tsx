import { Ocotillo } from '../ocotillo'
import { Backdrop, paint, Shade } from './paint'

/** One's own records, under lock. */
export function Tablet() {
  return (
    <>
      <Backdrop sun={{ x: 182, y: 214, size: 124 }} ridge="camelback" />
      <Ocotillo seed="tablet" root={{ x: 108, y: 458 }} height={350} spread={74} count={6} width={4} />
      <Shade x={322} y={478} width={144} />
      <g transform="rotate(4 320 310)">
        <rect x="196" y="128" width="250" height="342" rx="26" {...paint.ink} />
        <rect x="210" y="144" width="222" height="310" rx="14" {...paint.agavePale} />
        <path
          d="M230 172h182v62H230zM230 248h182v62H230zM230 324h182v62H230z"
          {...paint.paper}
          stroke="#fffdf9"
          strokeWidth="12"
        />
        <circle cx="256" cy="203" r="18" {...paint.agaveLight} />
        <path d="M290 194h100M290 214h64M290 270h94M290 290h70M290 346h104M290 366h54" {...paint.print} />
        <path d="m244 280 9 9 17-20M244 356l9 9 17-20" {...paint.check} />
        <path d="M240 424h160" {...paint.title} />
      </g>
      <circle cx="446" cy="416" r="50" {...paint.bloom} />
      <path d="M430 412v-12a16 16 0 0 1 32 0v12" {...paint.tick} strokeWidth="6" />
      <rect x="421" y="410" width="50" height="36" rx="8" {...paint.paper} />
    </>
  )
}

/** The price in writing, before anybody decides. */
export function Estimate() {
  return (
    <>
      <Backdrop sun={{ x: 396, y: 204, size: 120 }} ridge="camelback" />
      <Ocotillo seed="estimate" root={{ x: 104, y: 458 }} height={350} spread={74} count={6} width={4} />
      <Shade x={312} y={478} width={142} />
      <rect x="188" y="144" width="248" height="332" rx="20" {...paint.clay} />
      <rect x="204" y="164" width="216" height="296" rx="10" {...paint.paper} />
      <rect x="264" y="126" width="96" height="44" rx="14" {...paint.agaveDeep} />
      <circle cx="312" cy="138" r="8" {...paint.clay} />
      <path d="M228 206h108" {...paint.title} />
      <path
        d="M228 242h92M228 272h118M228 302h76M228 332h104M376 242h22M368 272h30M380 302h18M374 332h24"
        {...paint.print}
      />
      <path d="M228 360h170" {...paint.line} />
      <path d="M228 396h56" {...paint.title} />
      <rect x="334" y="378" width="68" height="36" rx="10" {...paint.bloom} />
      <path d="M350 396h36" {...paint.tick} />
      <g transform="rotate(36 452 380)">
        <rect x="440" y="280" width="24" height="140" rx="8" {...paint.agave} />
        <path d="M440 418h24l-12 34z" {...paint.sand} />
        <path d="M440 288a8 8 0 0 1 8-8h8a8 8 0 0 1 8 8v20h-24z" {...paint.bloom} />
      </g>
    </>
  )
}

/** A letter now and then. */
export function Mailbox() {
  return (
    <>
      <Backdrop sun={{ x: 404, y: 190, size: 116 }} ridge="camelback" />
      <Ocotillo seed="mailbox" root={{ x: 100, y: 458 }} height={330} spread={66} count={6} width={4} />
      <Shade x={326} y={478} width={70} />
      <path d="M310 320h34v158h-34z" {...paint.clayDeep} />
      <path d="M254 184h156a62 62 0 0 1 62 62v90H192v-90a62 62 0 0 1 62-62z" {...paint.agave} />
      <path d="M192 336v-90a62 62 0 0 1 124 0v90z" {...paint.agaveDeep} />
      <path d="M210 320v-72a44 44 0 0 1 88 0v72z" {...paint.ink} />
      <g transform="rotate(-7 246 300)">
        <rect x="184" y="258" width="124" height="78" rx="8" {...paint.paper} />
        <path d="M186 262l60 44 60-44" {...paint.line} />
        <path d="M246 300c7 8.4 11 13.7 11 18.7a11 11 0 0 1-22 0c0-5 4-10.3 11-18.7z" {...paint.bloom} />
      </g>
      <path d="M416 262v-98h56v36h-40v62z" {...paint.bloom} />
    </>
  )
}

/** What is written about one. */
export function Folder() {
  return (
    <>
      <Backdrop sun={{ x: 182, y: 202, size: 122 }} ridge="range" />
      <Ocotillo seed="folder" root={{ x: 476, y: 458 }} height={350} spread={66} count={6} width={4} />
      <Shade x={266} y={480} width={184} />
      <path d="M92 226q0-18 18-18h108l30 36h176q18 0 18 18v200H92z" {...paint.clayDeep} />
      <rect
        x="132"
        y="176"
        width="252"
        height="240"
        rx="12"
        {...paint.paper}
        transform="rotate(-3 258 296)"
      />
      <path d="M164 210h92" {...paint.title} transform="rotate(-3 258 296)" />
      <path d="M164 236h184M164 258h150" {...paint.print} transform="rotate(-3 258 296)" />
      <path d="M78 296q-2-18 16-18h350q18 0 16 18l-20 164q-2 18-20 18H114q-18 0-20-18z" {...paint.clay} />
      <rect x="174" y="328" width="186" height="96" rx="16" {...paint.paper} />
      <path d="M214 350c15 18 24 31 24 43a24 24 0 0 1-48 0c0-12 9-25 24-43z" {...paint.bloom} />
      <path d="M258 364h76M258 388h50" {...paint.print} />
    </>
  )
}

/** What was bought, and that it was. */
export function ReceiptSheet() {
  return (
    <>
      <Backdrop sun={{ x: 398, y: 204, size: 122 }} ridge="mesa" />
      <Ocotillo seed="receipt" root={{ x: 104, y: 458 }} height={340} spread={74} count={6} width={4} />
      <Shade x={308} y={478} width={112} />
      <path d="M208 122h200v352l-25-18-25 18-25-18-25 18-25-18-25 18-25-18-25 18z" {...paint.paper} />
      <path d="M236 164h84" {...paint.title} />
      <path d="M236 202h80M236 232h104M236 262h66M362 202h20M354 232h28M366 262h16" {...paint.print} />
      <path d="M236 294h146" {...paint.line} />
      <path d="M236 328h46M342 328h40" {...paint.title} />
      <path d="M236 366h146M236 388h96" {...paint.print} />
      <circle cx="412" cy="400" r="54" {...paint.agave} />
      <path d="m388 402 17 17 33-38" {...paint.tick} strokeWidth="9" />
    </>
  )
}
