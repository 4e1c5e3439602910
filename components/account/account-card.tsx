import type { ReactNode } from 'react'

/** What a form says once it was sent: empty until then. */
export const doneNote =
  'not-empty:rounded-control not-empty:bg-agave-100 not-empty:px-4 not-empty:py-3.5 not-empty:text-sm focus:outline-none'
/** Links below a form. */
export const formLinks = 'flex flex-wrap gap-x-6 gap-y-1 text-sm *:inline-flex *:min-h-11 *:items-center'
export const card = 'card grid min-w-0 shadow-soft'
/** Of what stands alone in it. */
export const roomyCard = `${card} gap-5 p-[clamp(1.25rem,4vw,2.25rem)]`
export const cardTitle = 'text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)]'
export const note = 'text-sm [&>p+p]:mt-3'
/** Of what somebody still has to do. */
export const strongNote = `${note} rounded-control bg-amber-100 px-4 py-3.5 text-ink-900`

type CardProps = { id: string; title: string; children: ReactNode }

/** One thing on a page of an account, under a title. */
export const AccountCard = ({ id, title, children }: CardProps) => (
  <section className={roomyCard} aria-labelledby={id}>
    <h2 id={id} className={cardTitle}>
      {title}
    </h2>
    {children}
  </section>
)

/** The only thing on its page, whose title is its own. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <div className={`${roomyCard} max-w-128`}>{children}</div>
)

/** As many beside each other as there is room for. */
export const cardColumns = 'grid items-start gap-6 min-[56rem]:grid-cols-2'

/** An order on a page of its own, made for paper. */
export const ReceiptCard = ({ children }: { children: ReactNode }) => (
  <div className="card grid max-w-160 gap-8 p-panel print:border-0 print:p-0">{children}</div>
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

const tones = {
  good: 'bg-agave-100 text-agave-700',
  wait: 'bg-amber-100 text-[oklch(0.4_0.08_65)]',
  over: 'bg-sand-100 text-ink-700',
}

export type Tone = keyof typeof tones
type BadgeProps = { tone: Tone; className: string; children: ReactNode }

/** How far something is. */
export const StateBadge = ({ tone, className, children }: BadgeProps) => (
  <p
    className={`justify-self-start rounded-full px-3 py-[0.2rem] text-sm font-semibold ${tones[tone]} ${className}`}
  >
    {children}
  </p>
)
