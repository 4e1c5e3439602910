import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { useStateLink } from 'sanity/router'
import { type ClearanceOutcome, clearanceOutcomes } from '../../../../lib/care/clearances/shared.ts'
import type { ClearanceEntry, ExamDetail } from '../../../../lib/desk/clearances/shared.ts'
import { clinicLongDate } from '../../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { useDraft } from '../ui/drafts.ts'
import { Fact, Facts, Moment } from '../ui/facts.tsx'
import { NotSent, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect } from '../ui/toolbar.tsx'
import { useAnswer, useChange } from '../ui/use-change.ts'

/** The exams of one order: how each group stands, the way to decide, and what was ever decided about its person. */
export function ExamPane({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { role } = useStaff()
  const { answer: exam, problem, refresh } = useAnswer<ExamDetail>(`clearances/${id}`)
  const order = useStateLink({ state: { tab: 'orders', id } })
  if (!exam) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const changed = async () => {
    await refresh()
    onDecided()
  }
  return (
    <Stack as="article" aria-labelledby="exam-heading" gap={5} padding={4}>
      <Heading as="h2" id="exam-heading" size={2}>
        {exam.buyerName ?? 'Name not known'}
      </Heading>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!exam.isPersonKnown && (
        <Card tone="caution" border radius={2} padding={4}>
          <Text>
            This guest hasn’t used the link in our email yet to tell us who they are: a decision counts for
            this order alone until they do.
          </Text>
        </Card>
      )}
      <Facts>
        <Fact label="Order">
          <a href={order.href} onClick={order.onClick}>
            #{exam.reference}
          </a>
        </Fact>
        <Fact label="Email">{exam.email ?? 'Not known'}</Fact>
        <Fact label="Waiting for">{exam.items.join(', ') || 'Nothing that needs an exam'}</Fact>
        <Fact label="Paid">{exam.paidAt ? <Moment at={exam.paidAt} now={exam.now} /> : 'Not yet'}</Fact>
      </Facts>
      {exam.groups.map((group) => (
        <Stack key={group.group} as="section" gap={4} aria-label={`Exam for ${group.group}`}>
          <Heading as="h3" size={1}>
            {group.group}
          </Heading>
          <Text>{standing(group)}</Text>
          {mayDo(role, 'exams.write') && <DecisionForm orderId={id} group={group} onChanged={changed} />}
        </Stack>
      ))}
      <History entries={exam.history} now={exam.now} />
    </Stack>
  )
}

function standing({ isCleared, isOpen, outcome, validUntil }: ExamDetail['groups'][number]): string {
  const end = validUntil && clinicLongDate(new Date(validUntil))
  if (isCleared) return `Cleared until ${end}.`
  if (isOpen) return 'The exam is marked as done for this order.'
  if (outcome === 'declined') return 'The provider advised against it.'
  if (outcome === 'more_needed') return 'The provider asked for more.'
  return outcome === 'approved' ? `Expired on ${end}.` : 'No exam yet.'
}

type DecisionFormProps = {
  orderId: string
  group: ExamDetail['groups'][number]
  onChanged: () => Promise<void>
}

type Draft = {
  outcome: ClearanceOutcome
  providerName: string
  providerLicence: string
  /** The same decision however often it is pressed or sent again. */
  id: string
}

/** What the provider decided. It is only added to the register, so it is asked once more. */
function DecisionForm({ orderId, group: { group, lastId, months }, onChanged }: DecisionFormProps) {
  const empty: Draft = { outcome: 'approved', providerName: '', providerLicence: '', id: '' }
  const [draft = empty, keep] = useDraft<Draft>(`exam ${orderId} ${group}`)
  const [isAsking, setIsAsking] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const { isBusy, problem, change } = useChange(onChanged)
  const set = (some: Partial<Draft>) => keep({ ...draft, id: draft.id || crypto.randomUUID(), ...some })
  const { outcome, providerName, providerLicence } = draft

  const ask = (event: FormEvent) => {
    event.preventDefault()
    const sentence = providerName.trim()
      ? providerLicence.trim()
        ? null
        : 'Enter the provider’s license.'
      : 'Enter the provider’s name.'
    setWrong(sentence)
    setIsAsking(sentence === null)
  }
  const decide = async () => {
    const body = { ...draft, group, seen: lastId }
    if (await change({ method: 'POST', path: `clearances/${orderId}`, body })) keep(undefined)
    setIsAsking(false)
  }
  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={ask} noValidate aria-label={`Decide about ${group}`}>
        <FilterSelect
          label="Decision"
          value={outcome}
          options={Object.entries(clearanceOutcomes)}
          onChange={(value) => set({ outcome: value as ClearanceOutcome })}
        />
        <Line
          label="Provider’s name"
          value={providerName}
          onChange={(value) => set({ providerName: value })}
        />
        <Line
          label="Provider’s license"
          value={providerLicence}
          onChange={(value) => set({ providerLicence: value })}
        />
        {(wrong || problem) && <Problem text={wrong ?? problem ?? ''} />}
        {isAsking ? (
          <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label="Really decide?">
            <Flex gap={3} align="center" justify="space-between" wrap="wrap">
              <Text>{consequence(outcome, months)} It stays in the register.</Text>
              <Flex gap={2}>
                <Button
                  tone="primary"
                  text={`Yes: ${clearanceOutcomes[outcome]}`}
                  disabled={isBusy}
                  onClick={decide}
                />
                <Button
                  mode="ghost"
                  text="No"
                  disabled={isBusy}
                  autoFocus
                  onClick={() => setIsAsking(false)}
                />
              </Flex>
            </Flex>
          </Card>
        ) : (
          <Flex gap={3} align="center" wrap="wrap">
            <Button type="submit" mode="ghost" text="Add to the register" />
            <NotSent isKept={draft !== empty && draft.id !== ''} onDiscard={() => keep(undefined)} />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

const consequence = (outcome: ClearanceOutcome, months: number) =>
  ({
    approved: `The patient is cleared for ${months} months from now.`,
    declined: 'The patient is told by email, and the desk can refund the order.',
    more_needed: 'The patient is asked by email to get in touch.',
  })[outcome]

type LineProps = { label: string; value: string; onChange: (value: string) => void }

const Line = ({ label, value, onChange }: LineProps) => (
  <Stack as="label" gap={2}>
    <Text size={1}>{label}</Text>
    <TextInput
      value={value}
      maxLength={200}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Stack>
)

const History = ({ entries, now }: { entries: ClearanceEntry[]; now: string }) => (
  <Stack gap={4}>
    <Heading as="h3" size={1}>
      Exam history
    </Heading>
    {entries.length === 0 && <Text muted>Nothing has been decided yet.</Text>}
    {entries.length > 0 && (
      <ul
        aria-label="Exam history"
        style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <Card border radius={2} padding={3}>
              <Stack gap={3}>
                <Flex gap={3} justify="space-between" wrap="wrap">
                  <Text weight="semibold">
                    {clearanceOutcomes[entry.outcome]}: {entry.group}
                  </Text>
                  <Text size={1} muted>
                    {entry.by}, <Moment at={entry.at} now={now} />, order #{entry.reference}
                  </Text>
                </Flex>
                <Text size={1}>
                  {entry.providerName}, license {entry.providerLicence}
                  {entry.validUntil && `, valid until ${clinicLongDate(new Date(entry.validUntil))}`}
                </Text>
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
    )}
  </Stack>
)
