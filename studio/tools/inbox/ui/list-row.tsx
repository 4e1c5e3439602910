import { Card } from '@sanity/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { useStateLink } from 'sanity/router'

type Props = { to: { tab: string; id: string }; isSelected: boolean; children: ReactNode }

/** One line of a list: a link to its detail, which stays marked while the detail is open. */
export function ListRow({ to, isSelected, children }: Props) {
  const { href, onClick } = useStateLink({ state: to })
  return (
    <Card
      as="a"
      href={href}
      onClick={onClick}
      aria-current={isSelected ? 'true' : undefined}
      selected={isSelected}
      padding={3}
      radius={2}
      data-row=""
      style={{ display: 'block', textDecoration: 'none', overflowWrap: 'anywhere' }}
    >
      {children}
    </Card>
  )
}

/** A list of rows; the arrow keys go from row to row. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      onKeyDown={moveFocus}
      style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 }}
    >
      {children}
    </ul>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key]
  if (!step) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
