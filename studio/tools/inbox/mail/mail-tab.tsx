import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import {
  type MailCounts,
  type MailRow,
  type MailView,
  mailViews,
} from '../../../../lib/mail/shared/mail-list.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { Moment } from '../ui/facts.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { SearchField, Toolbar } from '../ui/toolbar.tsx'
import { useAnswer, useChange, usePages } from '../ui/use-change.ts'

/** Every mail the site sends, what failed on top: whether it went, and once more if need be. */
export function MailTab() {
  const [view, setView] = useState<MailView>('all')
  const [search, setSearch] = useState('')
  const { answer: counts, refresh: count } = useAnswer<MailCounts>('mails/counts')
  const query = new URLSearchParams({ view, ...(search && { search }) })
  const { items, next, now, problem, refresh, readMore } = usePages<MailRow>(`mails?${query}`)
  const refreshAll = useCallback(() => {
    void refresh()
    void count()
  }, [refresh, count])
  return (
    <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 960 }}>
      <Flex gap={1} wrap="wrap" align="center" role="group" aria-label="Which emails">
        {Object.entries(mailViews).map(([key, title]) => (
          <Button
            key={key}
            mode={key === view ? 'default' : 'bleed'}
            tone={toneOf(key, view, counts)}
            aria-pressed={key === view}
            fontSize={1}
            padding={2}
            text={titleOf(key, title, counts)}
            onClick={() => setView(key as MailView)}
          />
        ))}
        <Button text="Refresh" mode="ghost" fontSize={1} padding={2} onClick={refreshAll} />
      </Flex>
      <Toolbar>
        <SearchField label="Recipient" value={search} onSearch={setSearch} />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refreshAll} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && <EmptyState {...emptyOf(view, search)} />}
      {items && now && items.length > 0 && (
        <ul aria-label="Emails" style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
          {items.map((mail) => (
            <li key={mail.id}>
              <MailLine mail={mail} now={now} onChanged={refreshAll} />
            </li>
          ))}
        </ul>
      )}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

/** Failed mails draw the eye, wherever one is. */
const toneOf = (key: string, view: MailView, counts: MailCounts | null) =>
  key === 'failed' && counts && counts.failed > 0 ? 'critical' : key === view ? 'primary' : 'default'

const titleOf = (key: string, title: string, counts: MailCounts | null) =>
  counts && (key === 'failed' || key === 'waiting') ? `${title} ${counts[key]}` : title

const empty: Record<MailView, { title: string; text: string }> = {
  all: { title: 'No emails yet', text: 'Every email the site sends is listed here.' },
  failed: { title: 'Nothing failed', text: 'Emails that failed eight times wait here for you.' },
  waiting: { title: 'Nothing waits', text: 'Emails go out within seconds. Anything waiting is listed here.' },
  sent: { title: 'Nothing sent yet', text: 'Emails the mail server has accepted are listed here.' },
}

const emptyOf = (view: MailView, search: string) =>
  search ? { title: 'Nothing found', text: 'Try a shorter part of the address.' } : empty[view]

const states = {
  failed: { tone: 'critical', text: 'Failed' },
  queued: { tone: 'caution', text: 'Waiting' },
  sending: { tone: 'caution', text: 'Being sent' },
  sent: { tone: 'positive', text: 'Sent' },
} as const

type MailLineProps = { mail: MailRow; now: string; onChanged: () => void }

/** One mail: what, to whom, how it went; never what it says. */
function MailLine({ mail, now, onChanged }: MailLineProps) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  const { tone, text } = states[mail.status]
  const recipient = mail.recipient ?? 'the clinic'
  return (
    <Card border radius={2} padding={3} tone={mail.status === 'failed' ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Stack gap={3} flex={1} style={{ minWidth: 200, overflowWrap: 'anywhere' }}>
            <Text weight="semibold">{mail.title}</Text>
            <Text size={1} muted>
              To {recipient} · <When mail={mail} now={now} />
            </Text>
          </Stack>
          <Badge tone={tone} fontSize={1} padding={2} radius={2}>
            {text}
          </Badge>
          {mayDo(role, 'mail.resend') && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              disabled={isBusy || mail.status === 'sending'}
              text={mail.status === 'queued' ? 'Send now' : 'Send again'}
              aria-label={`${mail.status === 'queued' ? 'Send now' : 'Send again'}: ${mail.title} to ${recipient}`}
              onClick={() => change({ method: 'POST', path: `mails/${mail.id}/resend`, body: {} })}
            />
          )}
        </Flex>
        {mail.problem && (
          <Text size={1}>
            {mail.problem} {triesWords(mail)}
          </Text>
        )}
        {problem && <Problem text={problem} />}
      </Stack>
    </Card>
  )
}

function When({ mail, now }: { mail: MailRow; now: string }) {
  if (mail.sentAt)
    return (
      <>
        sent <Moment at={mail.sentAt} now={now} />
      </>
    )
  return (
    <>
      written <Moment at={mail.createdAt} now={now} />
      {mail.status === 'queued' && mail.tries > 0 && (
        <>
          , next try <Moment at={mail.nextTryAt} now={now} />
        </>
      )}
    </>
  )
}

const triesWords = ({ tries, status }: MailRow) =>
  status === 'failed'
    ? `Gave up after ${tries} tries.`
    : tries === 1
      ? 'Tried once.'
      : `Tried ${tries} times.`

const everyMs = 60_000

/** The tab's words, with how many mails were given up: they wait for a person. */
export function MailTabTitle() {
  const { answer, refresh } = useAnswer<MailCounts>('mails/counts')
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, everyMs)
    return () => clearInterval(timer)
  }, [refresh])
  return answer && answer.failed > 0 ? `Mail · ${answer.failed} failed` : 'Mail'
}
