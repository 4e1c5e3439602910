import type { ReactNode } from 'react'

/** An order on a page of its own, made for paper. */
export const ReceiptCard = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-160 gap-8 rounded-card border border-sand-200 bg-white p-panel print:border-0 print:p-0">
    {children}
  </div>
)

export type Fact = [term: string, fact: string]

export const ReceiptFacts = ({ facts }: { facts: Fact[] }) => (
  <dl>
    {facts.map(([term, fact]) => (
      <div key={term} className="grid gap-x-6 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <dt className="text-sm text-ink-500">{term}</dt>
        <dd className="wrap-anywhere text-ink-900">{fact}</dd>
      </div>
    ))}
  </dl>
)

export const ReceiptNote = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-ink-500">{children}</p>
)

/** What can be pressed, and so is nothing for paper. */
export const ReceiptWays = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
)
