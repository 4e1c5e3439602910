import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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

/** Every scene as the text of an SVG, by its name and without its styles: scripts/art/scenes.ts makes files of them. */
export const drawScenes = (): [name: string, svg: string][] =>
  Object.entries(drawings).map(([name, Drawing]) => [
    name,
    renderToStaticMarkup(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 560 520"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <Drawing />
      </svg>,
    ),
  ])
