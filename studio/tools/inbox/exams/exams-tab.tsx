import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import type { WaitingExam } from '../../../../lib/desk/clearances/shared.ts'
import { Moment } from '../ui/facts.tsx'
import { ListRow, Rows, Split } from '../ui/list-row.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-change.ts'
import { ExamPane } from './exam-pane.tsx'

/** Who has paid and may be given nothing before an exam; who has waited longest is on top. */
export function ExamsTab() {
  const { state } = useRouter()
  const id = typeof state.id === 'string' ? state.id : null
  const pages = usePages<WaitingExam>('clearances')
  return (
    <Split
      tab="exams"
      list={<WaitingList pages={pages} selectedId={id} />}
      detail={id && <ExamPane key={id} id={id} onDecided={pages.refresh} />}
      placeholder={
        <EmptyState title="Choose who waits" text="See the exam, and write down what the provider decided." />
      }
    />
  )
}

type Props = { pages: ReturnType<typeof usePages<WaitingExam>>; selectedId: string | null }

const WaitingList = ({ pages: { items, next, now, problem, refresh, readMore }, selectedId }: Props) => (
  <Stack gap={4} padding={3}>
    <Toolbar>
      <Button text="Refresh" mode="ghost" fontSize={1} padding={3} onClick={refresh} />
    </Toolbar>
    {problem && <Problem text={problem} onRetry={refresh} />}
    {!items && !problem && <Waiting />}
    {items?.length === 0 && (
      <EmptyState title="No one is waiting" text="Paid orders that need an exam first appear here." />
    )}
    {items && now && items.length > 0 && (
      <Rows label="Waiting for an exam">
        {items.map((exam) => (
          <li key={exam.id}>
            <WaitingRow exam={exam} now={now} isSelected={exam.id === selectedId} />
          </li>
        ))}
      </Rows>
    )}
    {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
  </Stack>
)

const WaitingRow = ({ exam, now, isSelected }: { exam: WaitingExam; now: string; isSelected: boolean }) => (
  <ListRow to={{ tab: 'exams', id: exam.id }} isSelected={isSelected}>
    <Stack gap={3}>
      <Flex gap={2} align="center" justify="space-between" wrap="wrap">
        <Text weight="semibold">{exam.buyerName ?? exam.email ?? 'Name not known'}</Text>
        <Badge tone={stateOf(exam).tone} fontSize={1} padding={2} radius={2}>
          {stateOf(exam).words}
        </Badge>
      </Flex>
      <Text size={1} muted>
        #{exam.reference} · {exam.groups.join(', ')} · since <Moment at={exam.paidAt} now={now} />
      </Text>
    </Stack>
  </ListRow>
)

function stateOf({ outcomes, isExpired }: WaitingExam) {
  if (outcomes.includes('declined')) return { tone: 'critical', words: 'Declined' } as const
  if (outcomes.includes('more_needed')) return { tone: 'caution', words: 'Asked for more' } as const
  return isExpired
    ? ({ tone: 'caution', words: 'Expired' } as const)
    : ({ tone: 'neutral', words: 'No exam yet' } as const)
}
