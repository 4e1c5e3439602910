import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useRouter } from 'sanity/router'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff, useStaffApi } from '../staff-api.ts'
import { Split } from '../ui/list-row.tsx'
import { EmptyState, Problem } from '../ui/messages.tsx'
import { GiftList } from './gift-list.tsx'
import { GiftPane } from './gift-pane.tsx'
import { RedeemAmount } from './redeem-amount.tsx'
import { redeemId, type ShownCard } from './words.ts'

/** Money held for others: the cards that were sold, and the desk where they are used. */
export function GiftCardsTab() {
  const { state } = useRouter()
  const { role } = useStaff()
  const id = typeof state.id === 'string' ? state.id : null
  /** Grows with each change, so that list and sums are read anew. */
  const [changes, setChanges] = useState(0)
  const onChanged = () => setChanges((count) => count + 1)
  const isAtDesk = id === redeemId && mayDo(role, 'giftCards.redeem')
  const card = id && id !== redeemId ? <GiftPane key={id} id={id} onChanged={onChanged} /> : null
  return (
    <Split
      tab="gift-cards"
      list={<GiftList selectedId={id} changes={changes} />}
      detail={isAtDesk ? <RedeemCard onChanged={onChanged} /> : card}
      placeholder={
        <EmptyState title="Choose a gift card" text="See who it’s for, where it went and what’s left." />
      }
    />
  )
}

/** At the desk: the code as the patient reads it aloud, what is left, and how much of it pays the treatment. */
export function RedeemCard({ onChanged }: { onChanged: () => void }) {
  const api = useStaffApi()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [card, setCard] = useState<ShownCard | null>(null)
  const [said, setSaid] = useState('')
  // Looking a card up again is no new redemption: the last one may have gone through before its answer was lost.
  const redemption = useRef({ of: '', key: '' })
  const keyOf = (cents: number) => {
    const of = `${card?.id} ${cents}`
    if (redemption.current.of !== of) redemption.current = { of, key: crypto.randomUUID() }
    return redemption.current.key
  }

  const look = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    setCard(null)
    setSaid('')
    try {
      setCard(await api.change<ShownCard>('POST', 'gift-cards/look', { code }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      input.current?.focus()
    }
    setBusy(false)
  }
  const done = (usedCents: number, balanceCents: number) => {
    setSaid(
      `${formatExactCents(usedCents)} is taken off the card. ${formatExactCents(balanceCents)} is left on it.`,
    )
    redemption.current = { of: '', key: '' }
    setCard(null)
    setCode('')
    onChanged()
    input.current?.focus()
  }
  return (
    <Stack as="article" aria-labelledby="redeem-heading" gap={5} padding={4}>
      <Heading as="h2" id="redeem-heading" size={2}>
        Redeem a gift card
      </Heading>
      <Stack as="form" gap={3} onSubmit={look} noValidate>
        <Text size={1} muted>
          It looks like OCO-7KQ4-MX2A-9RT3-HWVC. Capitals, spaces and hyphens don’t matter.
        </Text>
        <Flex gap={2} wrap="wrap" align="flex-end">
          <Stack as="label" gap={2} flex={1} style={{ minWidth: 220 }}>
            <Text size={1}>Gift card code</Text>
            <TextInput
              ref={input}
              value={code}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              aria-invalid={problem !== null}
              aria-describedby="redeem-problem"
              onChange={({ currentTarget }) => {
                setCode(currentTarget.value)
                setCard(null)
              }}
            />
          </Stack>
          <Button type="submit" mode="ghost" text="Look it up" disabled={isBusy} />
        </Flex>
        <div id="redeem-problem">{problem && <Problem text={problem} />}</div>
        <div role="status">
          {said && (
            <Card tone="positive" border radius={2} padding={3}>
              <Text>{said}</Text>
            </Card>
          )}
        </div>
      </Stack>
      {card && <RedeemAmount key={card.id} card={card} code={code} keyOf={keyOf} onDone={done} />}
    </Stack>
  )
}
