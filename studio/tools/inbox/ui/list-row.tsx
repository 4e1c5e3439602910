import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Box, Button, Card, Flex } from '@sanity/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { useStateLink } from 'sanity/router'

type ListRowProps = { to: { tab: string; id: string }; isSelected: boolean; children: ReactNode }

/** One line of a list: a link to its detail, which stays marked while the detail is open. */
export function ListRow({ to, isSelected, children }: ListRowProps) {
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

type SplitProps = {
  tab: string
  list: ReactNode
  /** Null while nothing is chosen. */
  detail: ReactNode | null
  /** Stands in the detail's place until something is chosen. */
  placeholder: ReactNode
}

/** A list with what was chosen of it beside; where there is no room for both, the detail covers the list. */
export function Split({ tab, list, detail, placeholder }: SplitProps) {
  const back = useStateLink({ state: { tab } })
  const isOpen = detail !== null
  return (
    <Flex height="fill">
      <Card
        borderRight
        height="fill"
        overflow="auto"
        display={isOpen ? ['none', 'none', 'block'] : 'block'}
        style={{ flex: '1 1 0', maxWidth: isOpen ? undefined : 'none', minWidth: 0 }}
      >
        {list}
      </Card>
      <Box
        height="fill"
        overflow="auto"
        display={isOpen ? 'block' : ['none', 'none', 'block']}
        style={{ flex: '1.4 1 0', minWidth: 0 }}
      >
        {isOpen && (
          <Box display={['block', 'block', 'none']} padding={2}>
            <Button
              as="a"
              href={back.href}
              onClick={back.onClick}
              icon={ArrowLeftIcon}
              mode="bleed"
              text="Back to the list"
            />
          </Box>
        )}
        {detail ?? placeholder}
      </Box>
    </Flex>
  )
}
