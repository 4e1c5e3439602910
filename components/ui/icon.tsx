import { iconShapes } from './icon-shapes'

/** A line icon in the size of the text beside it. Decoration: the words say it too. Islands take `ControlIcon`. */
export function Icon({ name, className = '' }: { name: keyof typeof iconShapes; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  )
}
