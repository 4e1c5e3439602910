import { Button, Card, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { GiftCardDetail } from '../../../../lib/desk/gift-cards/shared.ts'
import { clinicDate } from '../../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { giftSentences, isDeliveryDay } from '../../../../lib/shop/gift-cards/shared/rules.ts'
import { Problem } from '../ui/messages.tsx'

type Changes = { recipientName: string; recipientEmail: string; message: string; deliverOn?: string }
type Props = { card: GiftCardDetail; isBusy: boolean; onChange: (changes: Changes) => void }

/** For whom a card is, what it says, and, before it is delivered, when it goes out. */
export function GiftChangeForm({ card, isBusy, onChange }: Props) {
  const [recipientName, setName] = useState(card.recipientName)
  const [recipientEmail, setEmail] = useState(card.recipientEmail ?? '')
  const [message, setMessage] = useState(card.message ?? '')
  const [deliverOn, setDeliverOn] = useState(card.deliverOn)
  const [isDayWrong, setDayWrong] = useState(false)
  const day = useRef<HTMLInputElement>(null)
  const dayProblem = useId()
  const isScheduled = card.status === 'scheduled'
  const today = clinicDate(new Date(card.now))

  const send = (event: FormEvent) => {
    event.preventDefault()
    // Half a day is empty, and without a day the card would be mailed at once.
    const isWrong = isScheduled && !isDeliveryDay(deliverOn, today)
    setDayWrong(isWrong)
    if (isWrong) return day.current?.focus()
    onChange({
      recipientName: recipientName.trim(),
      recipientEmail: recipientEmail.trim(),
      message: message.trim(),
      ...(isScheduled && { deliverOn }),
    })
  }
  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={send} noValidate aria-label="Change the gift card">
        {!isScheduled && (
          <Text size={1} muted>
            As long as none of it has been used, it can go to someone else: it gets a new code, and the old
            one is no longer valid.
          </Text>
        )}
        <Labelled label="Recipient’s name">
          <TextInput value={recipientName} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        </Labelled>
        <Labelled label="Recipient’s email (empty: to the sender)">
          <TextInput
            type="email"
            value={recipientEmail}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </Labelled>
        {isScheduled && (
          <Stack gap={2}>
            <Labelled label="Delivery date (Arizona)">
              <TextInput
                ref={day}
                type="date"
                min={today}
                value={deliverOn}
                aria-invalid={isDayWrong}
                aria-describedby={dayProblem}
                onChange={({ currentTarget }) => setDeliverOn(currentTarget.value)}
              />
            </Labelled>
            <div id={dayProblem}>{isDayWrong && <Problem text={giftSentences.deliverOn} />}</div>
          </Stack>
        )}
        <Labelled label="Message">
          <TextArea
            rows={3}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        </Labelled>
        <Flex>
          <Button type="submit" tone="primary" text="Save changes" disabled={isBusy} />
        </Flex>
      </Stack>
    </Card>
  )
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack as="label" gap={2}>
    <Text size={1}>{label}</Text>
    {children}
  </Stack>
)
