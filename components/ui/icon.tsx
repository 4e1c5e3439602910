import { iconShapes } from './icon-shapes'

type IconName = keyof typeof iconShapes

/** Whether editors' data names an icon that exists. */
export const isIconName = (name: string | null | undefined): name is IconName =>
  Boolean(name && Object.hasOwn(iconShapes, name))

/** A line icon in the size of the text beside it. Decoration: the words say it too. Islands take `ControlIcon`. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={iconShapes[name]} />
    </svg>
  )
}
