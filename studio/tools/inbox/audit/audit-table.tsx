import { Text } from '@sanity/ui'
import { StateLink } from 'sanity/router'
import type { AuditEntry } from '../../../../lib/desk/audit/shared.ts'
import { Moment } from '../ui/moment.tsx'
import { actionWords } from './action-words.ts'

type Props = { entries: AuditEntry[]; now: string }

const columns = ['When', 'Who', 'What', 'On', 'More']

export const AuditTable = ({ entries, now }: Props) => (
  <div style={{ overflowX: 'auto' }}>
    <table style={{ borderCollapse: 'collapse', minWidth: '100%', textAlign: 'left' }}>
      <caption style={{ position: 'absolute', clipPath: 'inset(50%)', height: 1, overflow: 'hidden' }}>
        What the staff did
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
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} style={{ borderTop: '1px solid var(--card-border-color)' }}>
            <Cell>
              <Moment at={entry.at} now={now} />
            </Cell>
            <Cell>{entry.by}</Cell>
            <Cell>{actionWords(entry.action)}</Cell>
            <Cell>
              <Subject subject={entry.subject} />
            </Cell>
            <Cell>{entry.detail}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const cell = { padding: '10px 16px 10px 0', verticalAlign: 'top' } as const

const Cell = ({ children }: { children: React.ReactNode }) => (
  <td style={cell}>
    <Text size={1}>{children}</Text>
  </td>
)

const tabs: Record<string, string> = { submission: 'requests', order: 'orders', gift_card: 'gift-cards' }

/** Leads to what it was done to, where the inbox shows that. */
function Subject({ subject }: { subject: string }) {
  const [kind = '', id = ''] = subject.split(':')
  const tab = tabs[kind]
  const short = `${kind.replace('_', ' ')}${id ? ` #${id.slice(0, 8)}` : ''}`
  return tab ? <StateLink state={{ tab, id }}>{short.replace('submission', 'request')}</StateLink> : short
}
