import { DripBagDrawing } from '../drip-bag'
import { Ocotillo } from '../ocotillo'
import { Backdrop, paint, Shade } from './paint'

export function Team() {
  return (
    <>
      <Backdrop sun={{ x: 280, y: 210, size: 168 }} />
      <Ocotillo seed="team-left" root={{ x: 72, y: 470 }} height={330} spread={40} count={4} width={3.5} />
      <Ocotillo seed="team-right" root={{ x: 496, y: 466 }} height={280} spread={36} count={4} width={3} />
      <g transform="translate(150 500) scale(1.12)">
        <Figure skin="deep" hairstyle="bun" scrubs="agaveDeep" />
      </g>
      <g transform="translate(412 500) scale(1.16)">
        <Figure skin="light" hairstyle="short" scrubs="agaveMid" />
      </g>
      <g transform="translate(280 520) scale(1.28)">
        <Figure skin="tan" hairstyle="long" scrubs="agave" />
      </g>
    </>
  )
}

function Chair() {
  return (
    <>
      <path d="M-14 4 4 62M64 8l-14 54M10 62l8-22M44 62l-6-22" {...paint.leg} />
      <path d="M-30-72c-4-8 8-14 14-6L8-10h60q10 0 10 10v6q0 8-8 8H2q-10 0-14-10z" />
    </>
  )
}

export function Gathering() {
  return (
    <>
      <Backdrop sun={{ x: 300, y: 268, size: 120 }} ridge="mesa" />
      <path d="M62 470V118M506 470V96" {...paint.pole} />
      <path
        d="M62 122C150 168 330 142 506 100 420 190 330 214 286 208 190 196 116 170 62 122z"
        {...paint.paper}
      />
      <path d="M62 122C150 168 330 142 506 100 400 150 190 184 62 122z" {...paint.adobeDeep} />
      <path d="M62 140c70 118 330 130 444-24" {...paint.wire} />
      <path
        d="M98 184v.1M146 208v.1M200 222v.1M260 227v.1M320 222v.1M376 207v.1M428 182v.1M472 150v.1"
        {...paint.lights}
      />
      <Shade x={158} y={472} width={72} />
      <Shade x={424} y={474} width={72} />
      <Shade x={288} y={480} width={46} />
      <g transform="translate(134 404) scale(1.1)" {...paint.agave}>
        <Chair />
      </g>
      <g transform="translate(448 406) scale(-1.1 1.1)" {...paint.bloom}>
        <Chair />
      </g>
      <path d="M256 424h64M288 426v50M272 478h32" {...paint.leg} />
      <Ocotillo seed="vase" root={{ x: 288, y: 402 }} height={120} spread={34} count={5} width={2.5} />
      <path d="M278 398h20l-3 24h-14z" {...paint.clay} />
      <path d="M258 404h14l-2 18h-10zM306 398h11l-1 24h-9z" {...paint.paper} />
      <path d="M259 411h12l-1 11h-10z" {...paint.bloomLight} />
      <path d="M62 238h40M506 236h-40" {...paint.line} />
      <g transform="translate(58 232) scale(.72)" data-category="hydration">
        <DripBagDrawing seed="gather" level={0.7} motif="drop" />
      </g>
      <g transform="translate(436 230) scale(.72)" data-category="energy">
        <DripBagDrawing seed="gathering" level={0.5} motif="sun" />
      </g>
    </>
  )
}

export function Doorstep() {
  return (
    <>
      <Backdrop sun={{ x: 150, y: 220, size: 116 }} ridge="mesa" />
      <Shade x={114} y={459} width={34} />
      <Ocotillo seed="door" root={{ x: 112, y: 458 }} height={330} spread={78} count={6} width={4} />
      <path
        d="M222 466V158q0-14 14-14h52q14 0 14-14v-8q0-14 14-14h130q14 0 14 14v8q0 14 14 14h86v322z"
        {...paint.adobe}
      />
      <path d="M560 144h-14v322h14z" {...paint.adobeDeep} />
      <path
        d="M254 178v.1M298 178v.1M342 178v.1M386 178v.1M430 178v.1M474 178v.1M518 178v.1"
        {...paint.beams}
      />
      <path d="M330 456V288a58 58 0 0 1 116 0v168z" {...paint.adobeDeep} />
      <path d="M340 456V290a48 48 0 0 1 96 0v166z" {...paint.agave} />
      <path
        d="M388 243v213M352 300h24v60h-24zM352 376h24v64h-24zM400 300h24v60h-24zM400 376h24v64h-24z"
        {...paint.fold}
      />
      <path d="M396 368v14" {...paint.knob} />
      <circle cx="486" cy="286" r="34" {...paint.glow} />
      <path d="M476 276h20l-3 28h-14z" {...paint.paper} />
      <path d="M486 260v8M472 276l14-8 14 8zM478 304h16" {...paint.line} />
      <path d="M300 452h252q8 0 8 8v14H292v-14q0-8 8-8z" {...paint.cloth} />
      <path d="M232 474h328v26H224v-18q0-8 8-8z" {...paint.sand} />
      <path d="M224 474h336" {...paint.line} />
      <path d="M486 456l-7-38h38l-7 38z" {...paint.clay} />
      <path d="M476 414h44v10h-44z" {...paint.clayDeep} />
      <path d="M498 414c-2-22-10-32-20-40M498 414c0-28 0-38 4-54M498 414c2-20 10-28 20-32" {...paint.twig} />
      <path
        d="M478 374c-9-3-11-10-8-18 8 3 11 9 8 18zM502 360c-6-6-5-14 1-19 5 6 5 14-1 19zM518 382c2-9 9-13 17-11-2 8-9 12-17 11z"
        {...paint.bloom}
      />
      <NurseBag />
    </>
  )
}

/** What the nurse brings everything in, 124 wide on the ground at 298,494. */
export function NurseBag() {
  return (
    <>
      <Shade x={300} y={497} width={66} />
      <path d="M268 406v-8a14 14 0 0 1 14-14h32a14 14 0 0 1 14 14v8" {...paint.handle} />
      <rect x="236" y="404" width="124" height="90" rx="16" {...paint.bloom} />
      <path d="M236 434h124v-14a16 16 0 0 0-16-16h-92a16 16 0 0 0-16 16z" {...paint.bloomDeep} />
      <rect x="286" y="424" width="24" height="20" rx="5" {...paint.cloth} />
      <circle cx="298" cy="466" r="17" {...paint.paper} />
      <path d="M298 455c4.5 5.4 7 8.8 7 12.2a7 7 0 0 1-14 0c0-3.4 2.5-6.8 7-12.2z" {...paint.bloom} />
    </>
  )
}

/** A nurse, the drip on its stand, and the bag. */
export function Nurse() {
  return (
    <>
      <Backdrop sun={{ x: 250, y: 220, size: 156 }} ridge="mesa" />
      <Ocotillo seed="nurse" root={{ x: 84, y: 462 }} height={330} spread={52} count={5} width={4} />
      <Shade x={440} y={478} width={70} />
      <path
        d="M440 472V112M440 116h-44q-10 0-10 12M440 468l-58 10M440 468l58 10M440 468v12"
        {...paint.pole}
      />
      <g transform="translate(322 128) scale(1.34)" data-category="immune">
        <DripBagDrawing seed="nurse" level={0.7} motif="leaf" />
      </g>
      <g transform="translate(236 506) scale(1.3)">
        <Figure skin="tan" hairstyle="bun" scrubs="agave" />
      </g>
      <g transform="translate(-150)">
        <NurseBag />
      </g>
    </>
  )
}

/** The exam by video, on a laptop. */
export function Laptop() {
  return (
    <>
      <Backdrop sun={{ x: 172, y: 204, size: 124 }} ridge="mesa" />
      <Ocotillo seed="laptop" root={{ x: 478, y: 460 }} height={360} spread={72} count={6} width={4} />
      <Shade x={272} y={478} width={206} />
      <rect x="116" y="156" width="312" height="222" rx="20" {...paint.ink} />
      <rect x="130" y="170" width="284" height="194" rx="10" {...paint.agavePale} />
      <svg x="130" y="170" width="284" height="194" viewBox="0 0 284 194" aria-hidden="true">
        <circle cx="142" cy="104" r="80" {...paint.agaveLight} />
        <g transform="translate(142 222) scale(.84)">
          <Figure skin="deep" hairstyle="short" scrubs="agave" />
        </g>
      </svg>
      <rect x="344" y="300" width="56" height="50" rx="10" {...paint.paper} />
      <path
        d="M372 308a10 10 0 0 1 10 10v3a10 10 0 0 1-20 0v-3a10 10 0 0 1 10-10zM353 350c1-12 9-15 19-15s18 3 19 15z"
        {...paint.adobeDeep}
      />
      <path d="M92 378h360l26 62q6 30-24 30H90q-30 0-24-30z" {...paint.cloth} />
      <path d="M96 378h352l6 16H90z" {...paint.sand} />
      <path d="M124 412h296M116 434h312" {...paint.print} />
      <path d="M226 454h92" {...paint.line} />
    </>
  )
}

export function Phone() {
  return (
    <>
      <Backdrop sun={{ x: 178, y: 224, size: 120 }} ridge="mesa" />
      <Shade x={118} y={459} width={34} />
      <Ocotillo seed="phone" root={{ x: 116, y: 458 }} height={340} spread={78} count={6} width={4} />
      <Shade x={336} y={480} width={128} />
      <rect x="216" y="52" width="232" height="430" rx="38" {...paint.ink} />
      <rect x="228" y="64" width="208" height="406" rx="27" {...paint.agavePale} />
      <svg x="228" y="64" width="208" height="330" viewBox="0 0 208 330" aria-hidden="true">
        <circle cx="104" cy="140" r="82" {...paint.agaveLight} />
        <g transform="translate(104 350) scale(1.04)">
          <Figure skin="tan" hairstyle="bun" scrubs="agave" />
        </g>
      </svg>
      <path d="M228 384h208v59a27 27 0 0 1-27 27H255a27 27 0 0 1-27-27z" {...paint.agaveDeep} />
      <path d="M306 78h52" {...paint.speaker} />
      <rect x="366" y="300" width="56" height="72" rx="12" {...paint.paper} />
      <path
        d="M394 314a11 11 0 0 1 11 11v4a11 11 0 0 1-22 0v-4a11 11 0 0 1 11-11zM373 366c1-15 10-19 21-19s20 4 21 19z"
        {...paint.adobeDeep}
      />
      <circle cx="278" cy="426" r="20" {...paint.agaveMid} />
      <circle cx="332" cy="426" r="20" {...paint.bloom} />
      <circle cx="386" cy="426" r="20" {...paint.agaveMid} />
      <path
        d="M269 421h11v10h-11zM280 424l7-4v12l-7-4M322 429c5-6 15-6 20 0M386 417v10M380 425c0 8 12 8 12 0M386 432v4"
        {...paint.glyph}
      />
    </>
  )
}

const hair = {
  short: 'M-37-192c-6-36 12-52 37-52s44 16 37 52c-3-14-9-22-20-25-16 4-36 2-46-2-5 6-7 16-8 27z',
  bun: 'M-37-186c-8-40 10-58 37-58s45 18 37 58c-3-20-14-31-37-33-22 2-34 13-37 33zM-15-250a15 15 0 0 1 30 0 15 15 0 0 1-30 0z',
  long: 'M-38-188c-6-36 10-58 38-58s44 22 38 58c-4-12-12-22-22-29-10 13-36 14-54 29z',
} as const

const skins = {
  light: { skin: 'oklch(0.82 0.065 55)', hair: 'oklch(0.52 0.07 52)' },
  tan: { skin: 'oklch(0.68 0.08 52)', hair: 'oklch(0.32 0.035 45)' },
  deep: { skin: 'oklch(0.48 0.07 45)', hair: 'oklch(0.24 0.02 40)' },
} as const

type FigureProps = { skin: keyof typeof skins; hairstyle: keyof typeof hair; scrubs: keyof typeof paint }

/** A member of the team from the head to the hips, standing on 0,0 and 260 high; calm and without a face. */
export function Figure({ skin, hairstyle, scrubs }: FigureProps) {
  return (
    <g fill={skins[skin].skin}>
      {hairstyle === 'long' && (
        <path d="M-39-190c-6 40-10 62-22 72h40v-40h42v40h40c-12-10-16-32-22-72z" fill={skins[skin].hair} />
      )}
      <path d="M-16-151c-50 9-70 20-76 50L-104 30H104L92-101c-6-30-26-41-76-50L0-112z" {...paint[scrubs]} />
      <path d="M-15-176h30v24l3 4L0-106l-18-42 3-4z" />
      <path d="M-15-160c6 8 22 9 30 2v8c-10 8-22 6-30-2z" {...paint.dim} />
      <path d="M-35-202c0-52 70-52 70 0 0 36-16 52-35 52s-35-16-35-52zM-41-202a6 8 0 0 1 12 0v10a6 8 0 0 1-12-6zM29-202a6 8 0 0 1 12 0v4a6 8 0 0 1-12 6z" />
      <path d={hair[hairstyle]} fill={skins[skin].hair} />
      <path d="M-17-151-1-112M17-151 1-112M-66-66-72 30M66-66 72 30M30-70h30v34H30z" {...paint.fold} />
      <path d="M-27-146c-8 40-4 56 6 72M27-146c6 26 6 40 0 50" {...paint.tube} />
      <circle cx="26" cy="-90" r="8" {...paint.cloth} />
      <path d="M-21-74v6" {...paint.tube} />
    </g>
  )
}
