import { DripBagDrawing } from '../drip-bag'
import { Ocotillo } from '../ocotillo'
import { VialDrawing } from '../vial'
import { Backdrop, paint, Shade } from './paint'

/** What the team wears, on its rail. */
export function Scrubs() {
  return (
    <>
      <Backdrop sun={{ x: 396, y: 214, size: 124 }} ridge="mesa" />
      <Ocotillo seed="scrubs" root={{ x: 84, y: 460 }} height={330} spread={58} count={5} width={4} />
      <Shade x={326} y={478} width={196} />
      <path d="M150 474V158M504 474V158M138 158h378M130 476h40M484 476h40" {...paint.pole} />
      <path d="M252 158v20l-60 34M252 178l60 34M406 158v20l-52 32M406 178l52 32" {...paint.leg} />
      <path
        d="M194 210l-48 58 36 28 14-18v168h112V278l14 18 36-28-48-58-34-4-24 32-24-32z"
        {...paint.agave}
      />
      <path d="M228 206l24 32 24-32M196 278v-18M308 278v-18M268 306h28v36h-28z" {...paint.fold} />
      <rect x="212" y="292" width="36" height="48" rx="7" {...paint.paper} />
      <circle cx="230" cy="309" r="8" {...paint.clay} />
      <path d="M221 327h18" {...paint.print} />
      <path d="M356 208l-42 52 32 26 12-16v150h96V270l12 16 32-26-42-52-30-4-20 28-20-28z" {...paint.bloom} />
      <path d="M386 204l20 28 20-28M416 292h26v32h-26z" {...paint.fold} />
    </>
  )
}

/** The rules and the care, in balance. */
export function Scale() {
  return (
    <>
      <Backdrop sun={{ x: 280, y: 206, size: 146 }} ridge="range" />
      <Ocotillo seed="scale" root={{ x: 62, y: 466 }} height={250} spread={36} count={4} width={3.5} />
      <Ocotillo seed="balance" root={{ x: 506, y: 462 }} height={220} spread={34} count={4} width={3} />
      <Shade x={280} y={478} width={104} />
      <path d="M280 460V166M146 204c66-34 202-34 268 0" {...paint.ring} />
      <circle cx="280" cy="160" r="18" {...paint.bloom} />
      <path d="M146 204 96 340M146 204l50 136M414 204l-50 136M414 204l50 136" {...paint.wire} />
      <path d="M146 256c22 27 36 46 36 62a36 36 0 0 1-72 0c0-16 14-35 36-62z" {...paint.bloom} />
      <rect x="372" y="306" width="84" height="18" rx="5" {...paint.paper} />
      <rect x="366" y="324" width="96" height="18" rx="5" {...paint.agaveLight} />
      <rect x="380" y="288" width="70" height="18" rx="5" {...paint.clay} />
      <path
        d="M84 340h124c0 36-28 58-62 58s-62-22-62-58zM352 340h124c0 36-28 58-62 58s-62-22-62-58z"
        {...paint.agave}
      />
      <path d="M210 474q0-26 26-26h88q26 0 26 26z" {...paint.agaveDeep} />
    </>
  )
}

/** Medical rules, kept. */
export function Shield() {
  return (
    <>
      <Backdrop sun={{ x: 284, y: 214, size: 160 }} ridge="mesa" />
      <Ocotillo seed="shield" root={{ x: 84, y: 462 }} height={300} spread={52} count={5} width={4} />
      <Ocotillo seed="shield-2" root={{ x: 486, y: 460 }} height={250} spread={44} count={5} width={3.5} />
      <Shade x={284} y={480} width={92} />
      <path
        d="M284 126c46 32 88 42 134 44v122c0 92-58 150-134 186-76-36-134-94-134-186V170c46-2 88-12 134-44z"
        {...paint.agaveDeep}
      />
      <path
        d="M284 158c36 24 70 32 106 34v100c0 76-46 124-106 154-60-30-106-78-106-154V192c36-2 70-10 106-34z"
        {...paint.agave}
      />
      <path d="M284 222c36 43 57 70 57 100a57 57 0 0 1-114 0c0-30 21-57 57-100z" {...paint.paper} />
      <path d="m258 324 19 19 36-43" {...paint.check} />
    </>
  )
}

const drops = (places: number[]) =>
  places.map((x) => `M${x} 318c15 18 24 31 24 43a24 24 0 0 1-48 0c0-12 9-25 24-43z`).join('')

/** A month of visits on one card. */
export function Member() {
  return (
    <>
      <Backdrop sun={{ x: 180, y: 200, size: 122 }} ridge="range" />
      <Ocotillo seed="member" root={{ x: 474, y: 458 }} height={350} spread={66} count={6} width={4} />
      <Shade x={264} y={478} width={190} />
      <g transform="rotate(-5 264 350)">
        <rect x="76" y="226" width="384" height="236" rx="26" {...paint.adobeDeep} />
        <rect x="76" y="214" width="384" height="236" rx="26" {...paint.paper} />
        <path d="M76 286v-46a26 26 0 0 1 26-26h332a26 26 0 0 1 26 26v46z" {...paint.agave} />
        <path d="M108 250h116M400 250h28" {...paint.onDark} />
        <path d={drops([136, 204, 272])} {...paint.bloom} />
        <path d={drops([340, 408])} {...paint.sand} />
        <path d="m126 362 8 8 14-17M194 362l8 8 14-17M262 362l8 8 14-17" {...paint.tick} />
        <path d="M108 420h132" {...paint.print} />
      </g>
    </>
  )
}

/** What nobody else may read. */
export function Padlock() {
  return (
    <>
      <Backdrop sun={{ x: 330, y: 208, size: 140 }} ridge="mesa" />
      <Ocotillo seed="padlock" root={{ x: 104, y: 458 }} height={340} spread={76} count={6} width={4} />
      <Shade x={322} y={480} width={126} />
      <path d="M252 320v-78a70 70 0 0 1 140 0v78" {...paint.ring} strokeWidth="26" />
      <rect x="206" y="288" width="232" height="188" rx="30" {...paint.agave} />
      <path d="M206 346v-28a30 30 0 0 1 30-30h172a30 30 0 0 1 30 30v28z" {...paint.agaveMid} />
      <path d="M322 348c22 27 35 45 35 62a35 35 0 0 1-70 0c0-17 13-35 35-62z" {...paint.paper} />
      <path d="M322 396v22" {...paint.ring} />
    </>
  )
}

/** Everything there is to have. */
export function Cabinet() {
  return (
    <>
      <Backdrop sun={{ x: 300, y: 176, size: 132 }} ridge="mesa" />
      <Ocotillo seed="cabinet" root={{ x: 62, y: 464 }} height={320} spread={36} count={5} width={3.5} />
      <Shade x={294} y={482} width={196} />
      <rect x="116" y="128" width="358" height="352" rx="20" {...paint.clay} />
      <path d="M134 146h322v152H134zM134 314h322v148H134z" {...paint.cloth} />
      {['energy', 'immune', 'beauty'].map((category, index) => (
        <g
          key={category}
          data-category={category}
          transform={`translate(${150 + index * 76} 180) scale(1.12)`}
        >
          <VialDrawing seed={category} minutes={6 + index * 4} />
        </g>
      ))}
      <rect x="388" y="206" width="54" height="92" rx="8" {...paint.agave} />
      <path d="M402 232h26M402 248h18" {...paint.onDark} strokeWidth="4" />
      <rect x="152" y="374" width="120" height="88" rx="10" {...paint.agaveMid} />
      <path d="M170 398h56M170 420h84" {...paint.onDark} />
      <g transform="translate(330 318) scale(.82)" data-category="hydration">
        <DripBagDrawing seed="cabinet" level={0.8} motif="drop" />
      </g>
    </>
  )
}

const pennants = [0, 1, 2, 3, 4, 5, 6]

/** The finish of a race, where somebody waits with a cup. */
export function Finish() {
  return (
    <>
      <Backdrop sun={{ x: 280, y: 226, size: 150 }} ridge="camelback" />
      <Ocotillo seed="finish" root={{ x: 54, y: 466 }} height={250} spread={32} count={4} width={3.5} />
      <Ocotillo seed="line" root={{ x: 512, y: 462 }} height={220} spread={30} count={4} width={3} />
      <path d="M196 520 254 458h52l58 62z" {...paint.paper} />
      <path d="M110 476V158M450 476V158" {...paint.ring} />
      <rect x="92" y="148" width="376" height="82" rx="14" {...paint.agave} />
      <path d="M128 180h132M128 204h84" {...paint.onDark} />
      <path d="M412 162c14 17 22 28 22 39a22 22 0 0 1-44 0c0-11 8-22 22-39z" {...paint.bloom} />
      <path d="M110 246q170 66 340 0" {...paint.wire} />
      {pennants.map((place) => {
        const x = 140 + place * 44
        const y = Math.round(250 + 31 * Math.sin(((x - 110) / 340) * Math.PI))
        return (
          <path
            key={place}
            d={`M${x} ${y}h32l-16 34z`}
            {...[paint.bloom, paint.paper, paint.agaveMid][place % 3]}
          />
        )
      })}
      <Shade x={280} y={478} width={104} />
      <path d="M196 400h168v14H196z" {...paint.clay} />
      <path d="M212 414v62M348 414v62" {...paint.leg} />
      <path d="M216 372h24l-4 28h-16zM256 372h24l-4 28h-16zM296 372h24l-4 28h-16z" {...paint.paper} />
      <path d="M217 382h22l-2 18h-18zM257 382h22l-2 18h-18zM297 382h22l-2 18h-18z" {...paint.bloomLight} />
    </>
  )
}

/** The questions a provider asks. */
export function Stethoscope() {
  return (
    <>
      <Backdrop sun={{ x: 270, y: 216, size: 150 }} ridge="camelback" />
      <Ocotillo seed="stethoscope" root={{ x: 84, y: 460 }} height={310} spread={52} count={5} width={4} />
      <Shade x={318} y={480} width={140} />
      <path
        d="M304 478c-62-46-94-80-94-118a52 52 0 0 1 94-31 52 52 0 0 1 94 31c0 38-32 72-94 118z"
        {...paint.bloom}
      />
      <path
        d="M226 152v72a70 70 0 0 0 140 0v-72M296 294v50a74 74 0 0 0 148 0v-26"
        {...paint.ring}
        strokeWidth="14"
      />
      <path d="M226 150v.1M366 150v.1" {...paint.ring} strokeWidth="28" />
      <circle cx="444" cy="290" r="38" {...paint.agave} />
      <circle cx="444" cy="290" r="20" {...paint.agaveLight} />
    </>
  )
}

/** Months before the rain: where nothing is. */
export function Bare() {
  return (
    <>
      <Backdrop sun={{ x: 336, y: 210, size: 140 }} ridge="range" />
      <Shade x={262} y={466} width={50} />
      <Ocotillo
        seed="bare"
        root={{ x: 256, y: 464 }}
        height={400}
        spread={170}
        count={8}
        width={4.5}
        isBare
      />
    </>
  )
}
