import { DripBagDrawing } from '../drip-bag'
import { Figure } from '../figure'
import { Ocotillo } from '../ocotillo'
import { Backdrop, Shade } from './backdrop'
import { paint } from './paint'

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
        <DripBagDrawing seed="gather" level={0.7} motif="drop" isAlone />
      </g>
      <g transform="translate(436 230) scale(.72)" data-category="energy">
        <DripBagDrawing seed="gathering" level={0.5} motif="sun" isAlone />
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
