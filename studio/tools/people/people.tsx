import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import type { WaitingRefunds } from '../../../lib/desk/refunds/shared.ts'
import type { PeopleList } from '../../../lib/desk/staff/shared.ts'
import { dollarsText, formatExactCents, parseCents } from '../../../lib/platform/shared/money.ts'
import { FactorDialog } from '../inbox/second-factor/factor-dialog.tsx'
import { LiveRegion } from '../inbox/ui/facts.tsx'
import { Field } from '../inbox/ui/field.tsx'
import { Problem, Waiting } from '../inbox/ui/messages.tsx'
import { useAnswer, useChange } from '../inbox/ui/use-change.ts'
import { InvitePerson } from './invite-person.tsx'
import { PersonLine } from './person-line.tsx'
import { sanityWords } from './words.ts'

/** Who has access, with the way in, to another role, and out. */
export function People() {
  const { answer, problem, refresh } = useAnswer<PeopleList>('people')
  const [said, setSaid] = useState('')
  return (
    <Card height="fill" overflow="auto" padding={[3, 4]}>
      <Stack gap={5} style={{ maxWidth: 960 }}>
        <Stack gap={3}>
          <Heading as="h1" size={2}>
            People and access
          </Heading>
          <Text size={1} muted>
            Who works in the Studio, and what they may do. Every change counts at once and stays in the audit
            log.
          </Text>
        </Stack>
        <LiveRegion text={said} />
        {problem && <Problem text={problem} onRetry={refresh} />}
        {!answer && !problem && <Waiting />}
        {answer && (
          <>
            <SanityNote people={answer} />
            <ul
              aria-label="People with access"
              style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
            >
              {answer.items.map((person) => (
                <PersonLine
                  key={person.id}
                  person={person}
                  now={answer.now}
                  isHosted={answer.sanity !== 'own'}
                  onChanged={refresh}
                  onDone={setSaid}
                />
              ))}
            </ul>
            <InvitePerson onInvited={refresh} />
            <RefundLimit />
          </>
        )}
      </Stack>
      <FactorDialog />
    </Card>
  )
}

/** What must be done at Sanity, which decides who can open the Studio, and whether it has been done. */
function SanityNote({ people }: { people: PeopleList }) {
  const { items, strangers, sanity, manageUrl } = people
  if (sanity === 'own')
    return (
      <Card border radius={2} padding={3}>
        <Text size={1}>
          In the demo everybody on this list can choose their name on the login page. On a hosted site people
          must be members at Sanity too.
        </Text>
      </Card>
    )
  const isDone =
    sanity === 'told' && strangers.length === 0 && items.every((person) => sanityWords(person)?.isDone)
  return (
    <Card border radius={2} padding={3} tone={isDone ? 'positive' : 'caution'}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 220, overflowWrap: 'anywhere' }}>
          <Text size={1}>{wordsOf(sanity, isDone)}</Text>
          {strangers.length > 0 && (
            <>
              <Text size={1}>
                These people have no access here, but can still open the Studio. Remove them at Sanity, or
                invite them below:
              </Text>
              <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                {strangers.map(({ name, email }) => (
                  <li key={email}>
                    <Text size={1}>{name === email ? email : `${name}, ${email}`}</Text>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Stack>
        <Button
          as="a"
          href={manageUrl}
          target="_blank"
          rel="noreferrer"
          mode="ghost"
          text="Members at Sanity"
          aria-label="Members at Sanity, opens a new tab"
        />
      </Flex>
    </Card>
  )
}

function wordsOf(sanity: PeopleList['sanity'], isDone: boolean): string {
  if (sanity === 'silent')
    return 'Sanity decides who can open the Studio, and it didn’t tell us who its members are. Check there that they are the people below.'
  if (isDone)
    return 'Sanity decides who can open the Studio. Everybody below is a member there with the right role: nothing is left to do.'
  return 'Sanity decides who can open the Studio, and something is left to do there: see below.'
}

/** Above how much a refund takes a second person; empty: none does. */
function RefundLimit() {
  const { answer, problem: unread, refresh } = useAnswer<WaitingRefunds>('refunds')
  const { isBusy, problem, change } = useChange(refresh)
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const above = answer?.confirmAboveCents ?? null
  const amount = typed ?? (above === null ? '' : dollarsText(above))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const cents = amount.trim() ? parseCents(amount) : null
    const isWrong = amount.trim() !== '' && cents === null
    setWrong(isWrong ? 'Enter the amount in dollars, such as 250, or leave it empty.' : null)
    setSaid('')
    if (isWrong || !(await change({ method: 'POST', path: 'refunds/limit', body: { cents } }))) return
    setTyped(null)
    setSaid(
      cents === null
        ? 'One person is enough for any refund now.'
        : `Refunds above ${formatExactCents(cents)} now take a second person.`,
    )
  }
  if (!answer) return unread && <Problem text={unread} onRetry={refresh} />
  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={save} noValidate aria-label="Refunds by two people">
        <Heading as="h2" size={1}>
          Refunds by two people
        </Heading>
        <div style={{ maxWidth: 320 }}>
          <Field
            label="Second person above, in dollars"
            help="Refunds of one order within 24 hours count together. Leave it empty and one person is always enough."
          >
            {(id) => (
              <TextInput
                id={id}
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                aria-invalid={wrong !== null}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        {(wrong ?? problem) && <Problem text={wrong ?? problem ?? ''} />}
        <Flex gap={3} align="center" wrap="wrap">
          <Button type="submit" mode="ghost" text="Set the amount" disabled={isBusy} />
          <Text size={1} role="status">
            {said}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}
