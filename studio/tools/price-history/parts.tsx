import { Stack, Text, TextInput } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useIntentLink } from 'sanity/router'
import { formatCents } from '../../../lib/platform/shared/money.ts'
import { descriptorOf } from '../../../schemas/descriptors.ts'

type TableProps = { caption: string; columns: readonly string[]; children: ReactNode }

/** A table that scrolls by itself on small screens; its caption is read aloud only. */
export const Table = ({ caption, columns, children }: TableProps) => (
  <div style={{ overflowX: 'auto' }}>
    <table style={{ borderCollapse: 'collapse', minWidth: '100%', textAlign: 'left' }}>
      <caption style={{ position: 'absolute', clipPath: 'inset(50%)', height: 1, overflow: 'hidden' }}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" style={cell}>
              <Text size={1} muted>
                {name}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <tr style={{ borderTop: '1px solid var(--card-border-color)' }}>{children}</tr>
)

/** Words are set as text; anything else brings its own. */
export const Cell = ({ children }: { children: ReactNode }) => (
  <td style={cell}>{typeof children === 'string' ? <Text size={1}>{children}</Text> : children}</td>
)

const cell = { padding: '10px 16px 10px 0', verticalAlign: 'top' } as const

type DateFieldProps = {
  label: string
  value: string
  type?: 'date' | 'time'
  onChange: (value: string) => void
}

/** A day or a time of the clinic; empty is none. */
export const DateField = ({ label, value, type = 'date', onChange }: DateFieldProps) => (
  <Stack as="label" gap={2} style={{ flex: '0 1 150px', minWidth: 0 }}>
    <Text size={1} muted>
      {label}
    </Text>
    <TextInput
      type={type}
      fontSize={1}
      padding={3}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Stack>
)

/** '$149', '$149.50', 'no price'. */
export const priceWords = (cents: number | null): string => (cents === null ? 'no price' : formatCents(cents))

/** The list of the Studio in which a document of this type stands. */
const kindOf = (type: string): string => descriptorOf(type)?.list ?? type

type ItemLinkProps = { documentId: string; type: string; title: string }

/** Leads to the document; the list it stands in below. */
export function ItemLink({ documentId, type, title }: ItemLinkProps) {
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id: documentId, type } })
  return (
    <Stack gap={2}>
      <Text size={1}>
        <a href={href} onClick={onClick}>
          {title}
        </a>
      </Text>
      <Text size={1} muted>
        {kindOf(type)}
      </Text>
    </Stack>
  )
}
