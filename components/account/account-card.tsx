import type { ReactNode } from 'react'
import { cardTitle, roomyCard } from './look'

type Props = { id: string; title: string; children: ReactNode }

/** One thing on a page of an account, under a title. */
export const AccountCard = ({ id, title, children }: Props) => (
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
