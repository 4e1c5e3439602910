import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { GiftCardDetail } from '../../../../lib/desk/gift-cards/shared.ts'
import { formatDollars } from '../ui/dollars.ts'
import { Problem } from '../ui/messages.tsx'
import { useChange } from '../ui/use-change.ts'
import { GiftChangeForm } from './gift-change-form.tsx'

type Props = { card: GiftCardDetail; onChanged: () => Promise<void> }

/** Sending a card again, changing for whom it is, and taking it back. */
export function GiftActs({ card, onChanged }: Props) {
  const { isBusy, problem, change } = useChange(onChanged)
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null)
  const [said, setSaid] = useState('')
  const run = async (action: 'change' | 'cancel' | 'resend', body: object, words: string) => {
    setSaid('')
    const isDone = await change({ method: 'POST', path: `gift-cards/${card.id}/${action}`, body })
    if (isDone) setSaid(words)
    if (isDone || action === 'cancel') setOpen(null)
  }
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        Change it
      </Heading>
      <div role="status">{said && <Text>{said}</Text>}</div>
      {problem && <Problem text={problem} />}
      <Flex gap={2} wrap="wrap">
        {card.status === 'delivered' && (
          <Button
            mode="ghost"
            text="Send it again"
            disabled={isBusy}
            onClick={() => run('resend', {}, 'The card is on its way by email again.')}
          />
        )}
        <Button
          mode="ghost"
          text="Change recipient, message or day"
          disabled={isBusy}
          aria-expanded={open === 'change'}
          onClick={() => setOpen(open === 'change' ? null : 'change')}
        />
        {card.refundableCents > 0 && (
          <Button
            mode="ghost"
            tone="critical"
            text="Cancel it"
            disabled={isBusy}
            onClick={() => setOpen('cancel')}
          />
        )}
      </Flex>
      {open === 'change' && (
        <GiftChangeForm
          card={card}
          isBusy={isBusy}
          onChange={(body) => run('change', body, 'The gift card has been changed.')}
        />
      )}
      {open === 'cancel' && (
        <Card tone="caution" border radius={2} padding={3} role="alertdialog" aria-label="Really cancel?">
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Text>
              Give {formatDollars(card.refundableCents)} back to the buyer? The code is no longer valid then,
              and this can’t be undone.
            </Text>
            <Flex gap={2}>
              <Button
                tone="critical"
                text="Yes, cancel the card"
                disabled={isBusy}
                onClick={() => run('cancel', {}, 'The gift card is cancelled.')}
              />
              <Button mode="ghost" text="No" disabled={isBusy} autoFocus onClick={() => setOpen(null)} />
            </Flex>
          </Flex>
        </Card>
      )}
    </Stack>
  )
}
