import { Card, Stack, Text } from '@sanity/ui'
import type { HistoryEntry } from '../../../../lib/care/requests/shared.ts'
import { Moment } from '../ui/moment.tsx'

type Props = { history: HistoryEntry[]; now: string }

/** What happened, oldest first. */
export const RequestHistory = ({ history, now }: Props) => (
  <Stack as="section" gap={3} aria-label="History">
    <Text as="h3" weight="semibold">
      History
    </Text>
    {history.length === 0 && <Text muted>Nothing happened yet.</Text>}
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
      {history.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`}>
          <Entry entry={entry} now={now} />
        </li>
      ))}
    </ul>
  </Stack>
)

function Entry({ entry, now }: { entry: HistoryEntry; now: string }) {
  const when = <Moment at={entry.at} now={now} />
  switch (entry.kind) {
    case 'note':
    case 'reply':
      return (
        <Card border radius={2} padding={3} tone={entry.kind === 'note' ? 'caution' : 'primary'}>
          <Stack gap={3}>
            <Text size={1} muted>
              {entry.kind === 'note' ? 'Note by' : 'Reply by'} {entry.by}, {when}
            </Text>
            {entry.kind === 'reply' && entry.subject && <Text weight="semibold">{entry.subject}</Text>}
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}>
              {entry.text ?? 'The text was removed.'}
            </Text>
          </Stack>
        </Card>
      )
    case 'mail':
      return (
        <Text size={1} muted>
          {entry.title}: {entry.state}
          {entry.problem && ` (${entry.problem})`}, {when}
        </Text>
      )
    case 'action':
      return (
        <Text size={1} muted>
          {entry.by} {entry.text}, {when}
        </Text>
      )
  }
}
