import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import type { WaitingRefunds } from '../../../lib/desk/refunds/shared.ts'
import { dollarsText, formatExactCents, parseCents } from '../../../lib/platform/shared/money.ts'
import { Field } from '../inbox/ui/field.tsx'
import { Problem } from '../inbox/ui/messages.tsx'
import { useAnswer, useChange } from '../inbox/ui/use-change.ts'

/** Above how much a refund takes a second person; empty: none does. */
export function RefundLimit() {
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
