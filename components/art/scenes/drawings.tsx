import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Ocotillo } from '@/components/art/ocotillo'
import { shapes } from '@/components/art/shapes'
import type { SceneName } from '@/lib/content/shared/choices'
import { endings } from './endings'
import { Drip, Kit, Molecule, Vials } from './medicine'
import { Backdrop, Shade } from './paint'
import { Calendar, Document, Gift, Letter, MapSheet } from './papers'
import { Doorstep, Gathering, Laptop, Nurse, Phone, Team } from './people'
import { Estimate, Folder, Mailbox, ReceiptSheet, Tablet } from './records'
import { Bare, Cabinet, Finish, Member, Padlock, Scale, Scrubs, Shield, Stethoscope } from './things'

const Stems = () => (
  <>
    <Backdrop sun={{ x: 342, y: 214 }} />
    <Shade x={456} y={425} width={26} />
    <Shade x={246} y={463} width={52} />
    <Ocotillo seed="far" root={{ x: 452, y: 424 }} height={190} spread={70} count={5} width={3} />
    <Ocotillo seed="near" root={{ x: 240, y: 462 }} height={420} spread={190} count={9} width={4.5} />
  </>
)

const drawings: Record<SceneName, () => ReactNode> = {
  stems: Stems,
  vial: Vials,
  drip: Drip,
  doorstep: Doorstep,
  gift: Gift,
  calendar: Calendar,
  gathering: Gathering,
  team: Team,
  map: MapSheet,
  document: Document,
  letter: Letter,
  phone: Phone,
  molecule: Molecule,
  kit: Kit,
  nurse: Nurse,
  laptop: Laptop,
  scrubs: Scrubs,
  tablet: Tablet,
  scale: Scale,
  estimate: Estimate,
  shield: Shield,
  member: Member,
  mailbox: Mailbox,
  padlock: Padlock,
  folder: Folder,
  cabinet: Cabinet,
  finish: Finish,
  receipt: ReceiptSheet,
  stethoscope: Stethoscope,
  bare: Bare,
}

/** The sky of each scene; the morning's, where nothing else is said. */
const morning = 'oklch(0.95 0.025 75), oklch(0.93 0.045 55)'
const skies: { [Name in SceneName]?: string } = {
  phone: 'oklch(0.95 0.022 195), oklch(0.94 0.04 70)',
  kit: 'oklch(0.95 0.022 195), oklch(0.94 0.04 70)',
  laptop: 'oklch(0.95 0.022 195), oklch(0.94 0.04 70)',
  tablet: 'oklch(0.945 0.025 300), oklch(0.94 0.045 50)',
  padlock: 'oklch(0.94 0.03 250), oklch(0.94 0.045 60)',
  shield: 'oklch(0.94 0.03 170), oklch(0.94 0.05 75)',
  finish: 'oklch(0.92 0.04 240), oklch(0.94 0.05 60)',
  mailbox: 'oklch(0.93 0.04 30), oklch(0.94 0.05 75)',
  bare: 'oklch(0.92 0.035 280), oklch(0.93 0.05 50)',
  molecule: 'oklch(0.945 0.025 300), oklch(0.94 0.045 50)',
  gathering: 'oklch(0.9 0.045 20), oklch(0.93 0.06 65)',
}

const dark = 'var(--color-agave-900)'

const plant = (
  <Ocotillo seed="callout" root={{ x: 180, y: 300 }} height={270} spread={128} count={7} width={4} />
)

const onAgave = { '--stem': 'var(--color-agave-300)', '--leaf': 'var(--color-agave-600)' } as CSSProperties

/** Stems on the horizon, before the dark of the footer. */
const skyline = (
  <g fill={dark} style={{ '--stem': dark } as CSSProperties}>
    <path d="M0 92c120-26 210-34 330-18s190 26 330 4 200-40 310-22 150 24 230 10v54H0z" />
    <Ocotillo seed="a" root={{ x: 150, y: 92 }} height={84} spread={46} count={6} width={2} isBare />
    <Ocotillo seed="b" root={{ x: 700, y: 84 }} height={62} spread={36} count={5} width={2} isBare />
    <Ocotillo seed="c" root={{ x: 1010, y: 70 }} height={66} spread={42} count={6} width={2} isBare />
  </g>
)

type Drawings = [name: string, svg: string][]

/**
 * Every scene, what callouts end with and the footer's skyline, as the text of an SVG, and the parts of the file of
 * shapes, by their names and without their styles: scripts/art/scenes.ts makes files of them.
 */
export const draw = (): { scenes: Drawings; shapes: Drawings } => ({
  scenes: drawScenes(),
  shapes: shapes.map(([name, shape]) => [name, renderToStaticMarkup(shape)]),
})

const drawScenes = (): Drawings => [
  ...Object.entries(drawings).map(([name, Drawing]): [string, string] => [
    name,
    drawn('0 0 560 520', <Drawing />, skies[name as SceneName] ?? morning),
  ]),
  ...endings.map(([name, ending]): [string, string] => [name, drawn('0 0 360 260', ending)]),
  ['plant', drawn('0 0 360 260', plant)],
  ['plantOnAgave', drawn('0 0 360 260', <g style={onAgave}>{plant}</g>)],
  ['skyline', drawn('0 0 1200 120', skyline)],
]

const drawn = (viewBox: string, drawing: ReactNode, sky?: string) =>
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      style={sky ? { background: `linear-gradient(${sky})` } : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>,
  )
