import { Button, Card, Checkbox, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type FormEvent, useEffect, useState } from 'react'
import {
  isGroup,
  type Quote,
  quoteBy,
  quoteRows,
  quoteSubject,
} from '../../../../lib/care/quotes/shared/quote.ts'
import type { IssueRequest, QuoteWork } from '../../../../lib/care/quotes/shared/stored-quote.ts'
import type { RequestDetail } from '../../../../lib/care/requests/shared.ts'
import { clinicStamp } from '../../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { useDraft } from '../ui/drafts.ts'
import { NotSent, Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer, useChange } from '../ui/use-change.ts'
import { QuoteFields, type TypedQuote } from './quote-fields.tsx'

type Props = { request: RequestDetail; onChanged: () => void }

/** A group's quote: what was asked for, what was issued, and issuing it with other guests, drips or another day. */
export function QuotePanel({ request, onChanged }: Props) {
  const { role } = useStaff()
  const [kept, keep] = useDraft<TypedQuote>(`quote ${request.id}`)
  const day = kept?.day
  const { answer, problem, refresh } = useAnswer<QuoteWork>(
    `quotes/${request.id}${day && isDate(day) ? `?day=${day}` : ''}`,
  )
  // While another day's menu is on its way the form stays as it is, or the date would lose the focus.
  const [last, setLast] = useState<{ id: string; work: QuoteWork }>()
  useEffect(() => {
    if (answer) setLast({ id: request.id, work: answer })
  }, [answer, request.id])
  const work = answer ?? (last?.id === request.id ? last.work : null)
  if (!work) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const changed = async () => {
    onChanged()
    await refresh()
  }
  return (
    <Stack gap={5} as="section" aria-label="Group quote">
      <Heading as="h2" size={2}>
        Group quote
      </Heading>
      {problem && <Problem text={problem} onRetry={refresh} />}
      <Rows title={`Asked for ${quoteSubject(work.asked)}`} quote={work.asked} />
      {work.issued && <Issued issued={work.issued} />}
      {mayDo(role, 'discounts.make') && request.status !== 'needs_review' && (
        <IssueForm request={request} work={work} kept={kept} keep={keep} onChanged={changed} />
      )}
      {request.status === 'needs_review' && (
        <Text size={1} muted>
          It can be issued once somebody has said that it isn’t spam.
        </Text>
      )}
    </Stack>
  )
}

const isDate = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day)

function Issued({ issued: { number, quote, code, by, at } }: { issued: NonNullable<QuoteWork['issued']> }) {
  return (
    <Card border radius={2} padding={3} tone="positive">
      <Stack gap={4}>
        <Rows
          title={`Version ${number}, issued ${clinicStamp(new Date(at))} by ${by}: ${quoteSubject(quote)}`}
          quote={quote}
          isIssued
        />
        {code && (
          <Text size={1}>
            Code {code}: waives the travel fee, once for each guest. It is among the discount codes, too.
          </Text>
        )}
      </Stack>
    </Card>
  )
}

type RowsProps = { title: string; quote: Quote; isIssued?: boolean }

const Rows = ({ title, quote, isIssued = false }: RowsProps) => (
  <Stack gap={3}>
    <Text weight="semibold" style={{ overflowWrap: 'anywhere' }}>
      {title}
    </Text>
    <dl style={{ margin: 0, display: 'grid', gap: 8 }}>
      {quoteRows(quote, { isIssued }).map(({ label, value, isStrong }) => (
        <Flex key={label} justify="space-between" gap={3} wrap="wrap">
          <Text as="dt" size={1} weight={isStrong ? 'semibold' : undefined}>
            {label}
          </Text>
          <Text as="dd" size={1} weight={isStrong ? 'semibold' : undefined} style={{ margin: 0 }}>
            {value}
          </Text>
        </Flex>
      ))}
    </dl>
  </Stack>
)

type IssueFormProps = {
  request: RequestDetail
  work: QuoteWork
  kept: TypedQuote | undefined
  keep: (typed: TypedQuote | undefined) => void
  onChanged: () => Promise<void>
}

function IssueForm({ request, work, kept, keep, onChanged }: IssueFormProps) {
  const { isBusy, problem, change } = useChange(onChanged)
  const typed = kept ?? typedOf(work.issued?.quote ?? work.asked)
  const input = inputOf(typed)
  const quoted = quoteBy(
    { ...work.menu, day: typed.day },
    { ...input, zip: work.asked.zip, isTravelWaived: typed.isTravelWaived },
  )
  const isOfDay = work.menu.day === typed.day
  const quote = 'problems' in quoted || !isOfDay ? null : quoted
  const issue = async (event: FormEvent) => {
    event.preventDefault()
    if (!quote || isBusy) return
    const body = { ...input, seen: request.updatedAt, totalCents: quote.totalCents } satisfies IssueRequest
    if (await change({ method: 'POST', path: `quotes/${request.id}`, body })) keep(undefined)
  }
  return (
    <Card border radius={2} padding={3}>
      <Stack as="form" gap={4} onSubmit={issue} noValidate aria-label="Issue the quote">
        <Text weight="semibold">{work.issued ? 'Issue another version' : 'Issue the quote'}</Text>
        <QuoteFields typed={typed} offers={work.menu.offers} onChange={keep} />
        <Flex as="label" gap={3} align="center">
          <Checkbox
            checked={typed.isTravelWaived}
            onChange={({ currentTarget }) => keep({ ...typed, isTravelWaived: currentTarget.checked })}
          />
          <Text size={1}>Waive the travel fee: makes a code for this group</Text>
        </Flex>
        <div aria-live="polite">
          {quote && <Rows title="What you will send" quote={quote} isIssued />}
          {!isOfDay && (
            <Text size={1} muted>
              {isDate(typed.day) ? 'Looking up the prices of that day…' : 'Choose a date.'}
            </Text>
          )}
          {'problems' in quoted && isOfDay && (
            <Problem text={quoted.problems.map(({ message }) => message).join(' ')} />
          )}
        </div>
        {problem && <Problem text={problem} />}
        <Flex gap={3} align="center" wrap="wrap">
          <Button type="submit" tone="primary" text="Issue the quote" disabled={isBusy || !quote} />
          <NotSent isKept={kept !== undefined} onDiscard={() => keep(undefined)} />
        </Flex>
        <Text size={1} muted>
          It goes to {request.email} with a page to print, and marks the request as answered.
        </Text>
      </Stack>
    </Card>
  )
}

const typedOf = ({ day, guests, lines, isTravelWaived, travelCents }: Quote): TypedQuote => ({
  day,
  guests: String(guests),
  lines: lines.map(({ key, count }) => ({ key, count: String(count) })),
  // Where the way costs nothing there was nothing to waive.
  isTravelWaived: isTravelWaived || (travelCents === 0 && isGroup(guests)),
})

/** As numbers; what is none becomes 0, which the server refuses by its field. */
const inputOf = ({ day, guests, lines, isTravelWaived }: TypedQuote) => ({
  day,
  guests: numberOf(guests),
  lines: lines.map(({ key, count }) => ({ key, count: numberOf(count) })),
  isTravelWaived,
})

const numberOf = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0)
