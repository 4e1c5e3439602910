import type { ReactNode } from 'react'
import { Ocotillo } from './ocotillo'

/** Where a list has nothing: the ocotillo before the rain, and beside it what to do next. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="empty-state">
      <svg viewBox="0 0 240 176" aria-hidden="true">
        <circle cx="138" cy="84" r="58" className="hero-sun" />
        <path
          className="hero-ridge-near"
          d="M4 172c52-20 88-16 128-7s70 2 104-9c-10 12-30 18-60 18H36c-16 0-26 0-32-2z"
        />
        <Ocotillo
          seed="rest"
          root={{ x: 112, y: 168 }}
          height={138}
          spread={66}
          count={6}
          width={2.5}
          isBare
        />
      </svg>
      <div>{children}</div>
    </div>
  )
}
