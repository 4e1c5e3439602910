import type { ReactNode } from 'react'
import { Shape } from './shape'

type Props = { className?: string; children: ReactNode }

/** Where a list has nothing: the ocotillo before the rain, and below it what to do next. */
export function EmptyState({ className = '', children }: Props) {
  return (
    <div className={`grid grid-cols-1 justify-items-center gap-6 py-10 text-center ${className}`}>
      <svg viewBox="0 0 240 176" className="w-60 max-w-full" aria-hidden="true">
        <Shape name="dry-plant" />
      </svg>
      <div className="grid justify-items-center">{children}</div>
    </div>
  )
}
