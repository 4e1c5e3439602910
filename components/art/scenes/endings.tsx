import type { CSSProperties, ReactNode } from 'react'
import { DripBagDrawing } from '../drip-bag'
import { Ocotillo } from '../ocotillo'
import { VialDrawing } from '../vial'
import { paint } from './paint'
import { NurseBag } from './people'

/** Seen on sand and on the dark of agave. */
const stems = { '--stem': 'oklch(0.58 0.085 192)', '--leaf': 'oklch(0.66 0.09 175)' } as CSSProperties

const Stems = ({ seed, x = 264, height = 214 }: { seed: string; x?: number; height?: number }) => (
  <Ocotillo seed={seed} root={{ x, y: 268 }} height={height} spread={64} count={5} width={3.5} />
)

const petals =
  'M0 2C-7-4-7-14 0-24 7-14 7-4 0 2zM-2 3C-11 1-15-6-14-14-7-12-3-6-2 3zM2 3C11 1 15-6 14-14 7-12 3-6 2 3z'

const Quail = () => (
  <>
    <Stems seed="quail" x={286} height={190} />
    <path d="M98 252c-24-60 22-104 72-98 14-30 54-26 58 6 4 46-20 100-78 104z" {...paint.adobeDeep} />
    <path d="M150 264c-30-30-22-84 24-104 14 30 8 80-24 104z" {...paint.clay} />
    <path d="M176 154c6-26 48-24 52 6l-22 8c-10-14-20-16-30-14z" {...paint.ink} />
    <path d="M228 160l20 8-20 8z" {...paint.bloomLight} />
    <path d="M204 136c-6-26 6-42 26-40-6 8-12 16-14 40z" {...paint.ink} />
    <path d="M212 158v.1" {...paint.tick} strokeWidth="7" />
    <path d="M140 262v10M164 262v10" {...paint.leg} />
  </>
)

const Mug = () => (
  <>
    <Stems seed="mug" x={92} height={200} />
    <path d="M250 160h26a26 26 0 0 1 0 56h-26" {...paint.handle} />
    <path d="M152 138h108v96q0 26-26 26h-56q-26 0-26-26z" {...paint.bloom} />
    <path d="M152 138h108v18H152z" {...paint.bloomDeep} />
    <path d="M206 172c13 16 21 26 21 37a21 21 0 0 1-42 0c0-11 8-21 21-37z" {...paint.paper} />
    <path d="M184 118c-10-16 10-22 0-40M224 118c-10-16 10-22 0-40" {...paint.onDark} strokeWidth="5" />
  </>
)

const Leaf = () => (
  <>
    <Stems seed="leaf" x={290} height={220} />
    <g transform="rotate(-6 160 180)">
      <rect x="72" y="92" width="166" height="170" rx="20" {...paint.paper} />
      <path d="M72 140v-28a20 20 0 0 1 20-20h126a20 20 0 0 1 20 20v28z" {...paint.bloom} />
      <path d="M112 80v26M198 80v26" {...paint.ring} />
      <path d="M155 160c20 25 32 40 32 57a32 32 0 0 1-64 0c0-17 12-32 32-57z" {...paint.agaveMid} />
    </g>
  </>
)

const Telephone = () => (
  <>
    <Stems seed="telephone" x={300} height={210} />
    <path d="M84 262l22-84q4-14 18-14h84q14 0 18 14l22 84z" {...paint.bloom} />
    <circle cx="166" cy="218" r="32" {...paint.paper} />
    <path d="M166 200v.1M182 210v.1M182 228v.1M166 238v.1M150 228v.1M150 210v.1" {...paint.wheels} />
    <path d="M66 146c0-66 200-66 200 0" {...paint.ring} stroke="oklch(0.58 0.085 192)" strokeWidth="26" />
    <path d="M50 134h52v30q0 8-8 8H58q-8 0-8-8zM230 134h52v30q0 8-8 8h-36q-8 0-8-8z" {...paint.agaveMid} />
  </>
)

const Present = () => (
  <>
    <Stems seed="present" x={82} height={210} />
    <rect x="140" y="148" width="170" height="114" rx="12" {...paint.agaveMid} />
    <rect x="130" y="124" width="190" height="38" rx="10" {...paint.agaveLight} />
    <path d="M212 124h28v138h-28z" {...paint.bloom} />
    <path
      d="M226 124c-26-54-84-58-82-30 2 22 46 30 82 30zM226 124c26-54 84-58 82-30-2 22-46 30-82 30z"
      {...paint.bloom}
    />
    <rect x="211" y="108" width="30" height="28" rx="9" {...paint.bloomDeep} />
  </>
)

const Trio = () => (
  <>
    <Stems seed="trio" x={110} height={226} />
    {['energy', 'wellness', 'beauty'].map((category, index) => (
      <g
        key={category}
        data-category={category}
        transform={`translate(${128 + index * 68} ${[138, 106, 150][index]}) scale(${[1.2, 1.5, 1.08][index]})`}
      >
        <VialDrawing seed={category} minutes={6 + 4 * index} />
      </g>
    ))}
  </>
)

const Stand = () => (
  <>
    <Stems seed="stand" x={96} height={200} />
    <path
      d="M262 260V34M262 38h-44q-10 0-10 12M222 262l40-12 40 12"
      {...paint.tube}
      stroke="oklch(0.58 0.085 192)"
      strokeWidth="6"
    />
    <g transform="translate(150 48) scale(1.16)" data-category="hydration">
      <DripBagDrawing seed="stand" level={0.75} motif="drop" />
    </g>
  </>
)

const Saguaro = () => (
  <>
    <path d="M196 280V84" {...paint.ring} stroke="oklch(0.58 0.085 192)" strokeWidth="52" />
    <path
      d="M196 210h-62a22 22 0 0 1-22-22v-34M196 178h58a22 22 0 0 0 22-22v-30"
      {...paint.ring}
      stroke="oklch(0.58 0.085 192)"
      strokeWidth="32"
    />
    <path d="M184 262V86M208 262V86" {...paint.fold} />
    {[
      [196, 60],
      [112, 140],
      [276, 112],
    ].map(([x, y]) => (
      <path key={x} d={petals} transform={`translate(${x} ${y})`} {...paint.bloom} />
    ))}
    <path d="M20 266c60-26 120-30 176-22s100 10 146 22z" {...paint.adobeDeep} />
  </>
)

const Envelope = () => (
  <>
    <Stems seed="envelope" x={184} height={226} />
    <rect x="86" y="138" width="206" height="124" rx="14" {...paint.paper} />
    <path d="M90 146l84 66q15 12 30 0l84-66" {...paint.line} />
    <circle cx="189" cy="206" r="20" {...paint.bloom} />
    <path d="M189 195c5 6 7.5 9.5 7.5 13a7.5 7.5 0 0 1-15 0c0-3.5 2.5-7 7.5-13z" {...paint.paper} />
  </>
)

const Sunrise = () => (
  <>
    <path d="M76 262a112 112 0 0 1 224 0z" className="hero-sun" />
    <path
      d="M188 128v-26M104 160l-18-18M272 160l18-18M66 216l-26-8M310 216l26-8"
      {...paint.lights}
      strokeWidth="6"
    />
    <path d="M20 264c60-34 110-34 160-16s80 8 100 2 40-6 60 14z" {...paint.clay} />
    <Stems seed="sunrise" x={250} height={170} />
  </>
)

const Bag = () => (
  <>
    <Stems seed="bag" x={96} height={220} />
    <g transform="translate(-270 -394) scale(1.32)">
      <NurseBag />
    </g>
  </>
)

const Pin = () => (
  <>
    <path d="M10 262c50-46 110-56 170-36s110 14 170-22v60H10z" {...paint.agaveMid} />
    <path
      d="M10 250c60-34 120-38 170-20s110 12 170-20M60 264c50-20 90-20 130-6s90 6 150-14"
      {...paint.onDark}
      strokeWidth="2.5"
    />
    <path d="M196 236c-42-52-68-84-68-118a68 68 0 0 1 136 0c0 34-26 66-68 118z" {...paint.bloom} />
    <circle cx="196" cy="118" r="32" {...paint.paper} />
    <path d="M196 99c9 11 14 18 14 25a14 14 0 0 1-28 0c0-7 5-14 14-25z" {...paint.bloom} />
    <Stems seed="pin" x={306} height={150} />
  </>
)

/** What a callout ends with, 360 × 260 on no ground of its own. */
const drawings = {
  quail: Quail,
  mug: Mug,
  leaf: Leaf,
  telephone: Telephone,
  present: Present,
  trio: Trio,
  stand: Stand,
  saguaro: Saguaro,
  envelope: Envelope,
  sunrise: Sunrise,
  bag: Bag,
  pin: Pin,
}

export const endings: [name: string, drawing: ReactNode][] = Object.entries(drawings).map(
  ([name, Drawing]) => [
    name,
    <g key={name} style={stems}>
      <Drawing />
    </g>,
  ],
)
