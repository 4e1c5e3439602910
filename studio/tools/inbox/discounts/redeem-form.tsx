import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { Redeemed } from '../../../../lib/desk/discounts/shared.ts'
import { useStaffApi } from '../staff-api.ts'

type Outcome = { tone: 'positive' | 'critical'; text: string }

/** The code as the patient reads it aloud; the answer says whether it counts. */
export function RedeemForm({ onRedeemed }: { onRedeemed: () => void }) {
  const api = useStaffApi()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setOutcome(null)
    try {
      const redeemed = await api.change<Redeemed>('POST', 'discounts/redeem', { code })
      const whose = redeemed.email ? ` for ${redeemed.email}` : ''
      setOutcome({ tone: 'positive', text: `${redeemed.code} is redeemed: ${redeemed.effect}${whose}.` })
      setCode('')
      onRedeemed()
    } catch (error) {
      setOutcome({ tone: 'critical', text: error instanceof Error ? error.message : String(error) })
    }
    setIsBusy(false)
    input.current?.focus()
  }

  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={redeem} noValidate aria-label="Redeem a code">
        <Heading as="h2" size={1}>
          Redeem a code
        </Heading>
        <Text size={1} muted>
          For a visit paid for in person: a code typed in the cart is redeemed with its order. It looks like
          OCO-7KQ4-MX; capitals and hyphens don’t matter.
        </Text>
        <div>
          <Flex gap={2} wrap="wrap" align="flex-end">
            <Stack as="label" gap={2} flex={1} style={{ minWidth: 180 }}>
              <Text size={1}>Code</Text>
              <TextInput
                ref={input}
                value={code}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={outcome?.tone === 'critical'}
                aria-describedby="redeem-outcome"
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            </Stack>
            <Button type="submit" tone="primary" text="Redeem" disabled={isBusy} />
          </Flex>
          <div id="redeem-outcome" role={outcome?.tone === 'critical' ? 'alert' : 'status'}>
            {outcome && (
              <Card tone={outcome.tone} border radius={2} padding={3} marginTop={3}>
                <Text>{outcome.text}</Text>
              </Card>
            )}
          </div>
        </div>
      </Stack>
    </Card>
  )
}
