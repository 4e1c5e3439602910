import type { ReactNode } from 'react'
import type { SceneName } from '@/lib/content/shared/choices'
import { Calendar } from './scenes/calendar'
import { Document } from './scenes/document'
import { Doorstep } from './scenes/doorstep'
import { Drip } from './scenes/drip'
import { Gathering } from './scenes/gathering'
import { Gift } from './scenes/gift'
import { Kit } from './scenes/kit'
import { Letter } from './scenes/letter'
import { MapSheet } from './scenes/map'
import { Molecule } from './scenes/molecule'
import { Phone } from './scenes/phone'
import { Stems } from './scenes/stems'
import { Team } from './scenes/team'
import { Vials } from './scenes/vials'

const scenes: Record<SceneName, () => ReactNode> = {
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

/**
 * A drawing of one thing in the desert morning; a name that is none of ours gets the ocotillo. It needs nothing else
 * on the page.
 */
export function Scene({ name, className = '' }: { name?: string | null; className?: string }) {
  const known: SceneName = name && Object.hasOwn(scenes, name) ? (name as SceneName) : 'stems'
  const Drawing = scenes[known]
  return (
    <div className={`hero-art scene ${className}`} data-scene={known}>
      <svg viewBox="0 0 560 520" aria-hidden="true">
        <Drawing />
      </svg>
    </div>
  )
}
