import { Card, Flex, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import {
  dueOf,
  type HistoryEntry,
  type RequestDetail,
  type RequestField,
} from '../../../../lib/care/requests/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { ExamCheck } from '../ui/exam-check.tsx'
import { DueBadge, Fact, Facts, Moment } from '../ui/facts.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-change.ts'
import { NoteForm, ReplyForm, RequestActions } from './request-forms.tsx'
import { capitalized } from './request-list.tsx'

type Props = { id: string; changed: string | null; now: string | undefined }

/** One request: what was sent, what happened since, and how to answer. */
export function RequestPane({ id, changed, now }: Props) {
  const { role } = useStaff()
  const { answer: request, problem, refresh } = useAnswer<RequestDetail>(`requests/${id}`)
  useEffect(() => {
    if (changed) void refresh()
  }, [changed, refresh])
  // A mail's way is no change of the request.
  useEffect(() => {
    if (!request?.isSending) return
    const timer = setTimeout(refresh, 2000)
    return () => clearTimeout(timer)
  }, [request, refresh])

  if (!request || !now) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const Panel = detailPanels[request.form]
  return (
    <Stack as="article" aria-labelledby="request-heading" gap={5} padding={4}>
      <RequestHeading request={request} now={now} />
      {problem && <Problem text={problem} onRetry={refresh} />}
      {mayDo(role, 'requests.answer') && <RequestActions request={request} onChanged={refresh} />}
      <RequestFields request={request} now={now} />
      <ExamCheck path={`requests/${id}/exam`} exam={request.exam} now={now} onChanged={refresh} />
      {Panel && <Panel request={request} onChanged={refresh} />}
      {mayDo(role, 'requests.answer') && <AnswerPanel request={request} onChanged={refresh} />}
      <RequestHistory history={request.history} now={now} />
    </Stack>
  )
}

type DetailPanel = ComponentType<{ request: RequestDetail; onChanged: () => void }>

/** What a request of a form shows beside what every request has, by the form's id. */
const detailPanels: Record<string, DetailPanel> = {
  'group-quote': lazy(() =>
    import('../quotes/quote-panel.tsx').then(({ QuotePanel }) => ({ default: QuotePanel })),
  ),
  estimate: lazy(() =>
    import('../estimates/estimate-panel.tsx').then(({ EstimatePanel }) => ({ default: EstimatePanel })),
  ),
}

const RequestHeading = ({ request, now }: { request: RequestDetail; now: string }) => (
  <Stack gap={3}>
    <Flex gap={3} align="center" wrap="wrap">
      <Heading as="h2" id="request-heading" size={2} style={{ overflowWrap: 'anywhere' }}>
        {request.name}
      </Heading>
      <DueBadge due={dueOf(request, new Date(now))} />
    </Flex>
    <Text muted size={1}>
      {capitalized(request.formTitle)} · <Moment at={request.createdAt} now={now} /> · reference #
      {request.reference}
    </Text>
  </Stack>
)

/** What was sent, in the form's own words. */
const RequestFields = ({ request, now }: { request: RequestDetail; now: string }) => (
  <Facts>
    {request.fields.map((field) => (
      <Fact key={field.name} label={field.label} isWide={field.isLong}>
        {field.text === null && request.redactedAt ? (
          <Text as="em" muted>
            removed <Moment at={request.redactedAt} now={now} />
          </Text>
        ) : (
          <Value field={field} />
        )}
      </Fact>
    ))}
  </Facts>
)

function Value({ field: { kind, text } }: { field: RequestField }) {
  if (text === null) return '–'
  if (kind === 'email') return <a href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>{text}</a>
  if (kind === 'phone') return <a href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</a>
  return text
}

type AnswerPanelProps = { request: RequestDetail; onChanged: () => void }

const ways = { reply: 'Reply by email', note: 'Note for colleagues' } as const

/** Answering, or leaving a word for the others. What is typed in one stays while the other is open. */
function AnswerPanel({ request, onChanged }: AnswerPanelProps) {
  const [way, setWay] = useState<keyof typeof ways>(request.email ? 'reply' : 'note')
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <TabList gap={1}>
          {Object.entries(ways).map(([key, label]) => (
            <Tab
              key={key}
              id={`answer-tab-${key}`}
              aria-controls={`answer-${key}`}
              label={label}
              fontSize={1}
              selected={key === way}
              onClick={() => setWay(key as keyof typeof ways)}
            />
          ))}
        </TabList>
        <TabPanel id="answer-reply" aria-labelledby="answer-tab-reply" hidden={way !== 'reply'}>
          <ReplyForm request={request} onChanged={onChanged} />
        </TabPanel>
        <TabPanel id="answer-note" aria-labelledby="answer-tab-note" hidden={way !== 'note'}>
          <NoteForm id={request.id} onChanged={onChanged} />
        </TabPanel>
      </Stack>
    </Card>
  )
}

type RequestHistoryProps = { history: HistoryEntry[]; now: string }

/** What happened, oldest first. */
const RequestHistory = ({ history, now }: RequestHistoryProps) => (
  <Stack as="section" gap={3} aria-label="History">
    <Text as="h3" weight="semibold">
      History
    </Text>
    {history.length === 0 && <Text muted>Nothing has happened yet.</Text>}
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
