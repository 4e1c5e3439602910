import type { iconShapes } from './icon-shapes'
import { Shape } from './shape'

/** A line icon in the size of the text beside it. Decoration: the words say it too. */
export function Icon({ name, className }: { name: keyof typeof iconShapes; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <Shape name={name} />
    </svg>
  )
}

/** An icon on a round ground, as cards begin. */
export function IconDisc({ name, className = '' }: Parameters<typeof Icon>[0]) {
  return (
    <span
      className={`grid size-11 place-items-center rounded-full bg-agave-100 text-xl text-agave-700 ${className}`}
    >
      <Icon name={name} />
    </span>
  )
}
