import { controlShapes } from './control-shapes'

/** The icon of a control that runs in the browser: only these few shapes are sent along with its code. */
export function ControlIcon({
  name,
  className = '',
}: {
  name: keyof typeof controlShapes
  className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={controlShapes[name]} />
    </svg>
  )
}
