import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Ocotillo } from '@/components/art/ocotillo'
import type { SceneName } from '@/lib/content/shared/choices'
import { Gift } from './gift'
import { Drip, Kit, Molecule, Vials } from './medicine'
import { Calendar, Document, Letter, MapSheet } from './papers'
import { Doorstep, Gathering, Team } from './people'
import { Phone } from './phone'
import { Stems } from './stems'

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
}

const plant = (
  <Ocotillo seed="callout" root={{ x: 180, y: 300 }} height={270} spread={128} count={7} width={4} />
)

/**
 * Every scene, and the plant of a callout on both of its grounds, as the text of an SVG, by its name and without its
 * styles: scripts/art/scenes.ts makes files of them.
 */
export const drawScenes = (): [name: string, svg: string][] => [
  ...Object.entries(drawings).map(([name, Drawing]): [string, string] => [
    name,
    drawn('0 0 560 520', <Drawing />),
  ]),
  ['plant', drawn('0 0 360 260', plant)],
  ['plantOnAgave', drawn('0 0 360 260', <g className="on-agave">{plant}</g>)],
]

const drawn = (viewBox: string, drawing: ReactNode) =>
  renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>,
  )
