import { Badge, Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { DeskRules, DiscountRow, Redeemed } from '../../../../lib/desk/discounts/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff, useStaffApi } from '../staff-api.ts'
import { Moment } from '../ui/facts.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { SearchField, Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-change.ts'
import { MakeCode } from './make-code.tsx'

/** Where a code is used up at the desk, where staff make one, and all codes. */
export function DiscountsTab() {
  const { role } = useStaff()
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({ ...(search && { search }) })
  const { items, next, now, rules, problem, refresh, readMore } = usePages<DiscountRow, DeskRules>(
    `discounts?${query}`,
  )
  return (
    <Stack gap={5} padding={[3, 4]} style={{ maxWidth: 960 }}>
      <RedeemForm onRedeemed={refresh} />
      {mayDo(role, 'discounts.make') && rules !== undefined && <MakeCode rules={rules} onMade={refresh} />}
      <Stack gap={4}>
        <Toolbar>
          <SearchField label="Email or code" value={search} onSearch={setSearch} />
        </Toolbar>
        {problem && <Problem text={problem} onRetry={refresh} />}
        {!items && !problem && <Waiting />}
        {items?.length === 0 && <EmptyState {...(search ? notFound : none)} />}
        {items && now && items.length > 0 && (
          <ul
            aria-label="Discount codes"
            style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}
          >
            {items.map((discount) => (
              <li key={discount.id}>
                <DiscountLine discount={discount} now={now} />
              </li>
            ))}
          </ul>
        )}
        {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
      </Stack>
    </Stack>
  )
}

const none = {
  title: 'No codes yet',
  text: 'Anyone who asks for the first-time discount on the site gets one. You can make others above.',
}
const notFound = { title: 'Nothing found', text: 'Try a shorter part of the address or of the code.' }

type Outcome = { tone: 'positive' | 'critical'; text: string }

/** The code as the patient reads it aloud; the answer says whether it counts. */
function RedeemForm({ onRedeemed }: { onRedeemed: () => void }) {
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

/** A code: what it takes off and by which rule, whose it is, how often and when last it was used. */
function DiscountLine({ discount, now }: { discount: DiscountRow; now: string }) {
  const { code, effect, rule, email, uses, maxUses, createdAt, createdBy } = discount
  const { usedAt, usedBy, orderRef } = discount
  const isUsedUp = uses >= maxUses
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 200, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}>
          <Text weight="semibold">
            {code} · {effect}
            {rule && ` · ${rule}`}
          </Text>
          <Text size={1} muted>
            {email ?? 'For anybody'} · {createdBy ? `made by ${createdBy}` : 'from the site'}{' '}
            <Moment at={createdAt} now={now} />
          </Text>
          <Text size={1} muted>
            Used {uses} of {maxUses}
            {usedAt && (
              <>
                , last <Moment at={usedAt} now={now} /> {orderRef ? `in order #${orderRef}` : `by ${usedBy}`}
              </>
            )}
          </Text>
        </Stack>
        <Badge tone={isUsedUp ? 'default' : 'positive'} fontSize={1} padding={2} radius={2}>
          {isUsedUp ? 'Used up' : 'Valid'}
        </Badge>
      </Flex>
    </Card>
  )
}
