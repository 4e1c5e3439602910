import type { ReactNode } from 'react'
import { Ocotillo } from '@/components/art/ocotillo'

type Props = { className?: string; children: ReactNode }

/** Where a list has nothing: the ocotillo before the rain, and below it what to do next. */
export function EmptyState({ className = '', children }: Props) {
  return (
    <div className={`grid grid-cols-1 justify-items-center gap-6 py-10 text-center ${className}`}>
      <svg viewBox="0 0 240 176" className="w-60 max-w-full" aria-hidden="true">
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
      <div className="grid justify-items-center">{children}</div>
    </div>
  )
}
