import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DiscountRow } from '../../../../lib/shop/discounts/shared.ts'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { Moment } from '../ui/moment.tsx'
import { SearchField, Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-pages.ts'
import { RedeemForm } from './redeem-form.tsx'

/** Where a first-time patient's code is used up, and all codes. */
export function DiscountsTab() {
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({ ...(search && { search }) })
  const { items, next, now, problem, refresh, readMore } = usePages<DiscountRow>(`discounts?${query}`)
  return (
    <Stack gap={5} padding={[3, 4]} style={{ maxWidth: 960 }}>
      <RedeemForm onRedeemed={refresh} />
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

function DiscountLine({ discount, now }: { discount: DiscountRow; now: string }) {
  const { code, email, percent, createdAt, redeemedAt, redeemedBy } = discount
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3} align="center" justify="space-between" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: 200, overflowWrap: 'anywhere' }}>
          <Text weight="semibold">
            {code} · {percent}% off
          </Text>
          <Text size={1} muted>
            {email} · issued <Moment at={createdAt} now={now} />
            {redeemedAt && (
              <>
                , redeemed <Moment at={redeemedAt} now={now} /> by {redeemedBy}
              </>
            )}
          </Text>
        </Stack>
        <Badge tone={redeemedAt ? 'default' : 'positive'} fontSize={1} padding={2} radius={2}>
          {redeemedAt ? 'Redeemed' : 'Valid'}
        </Badge>
      </Flex>
    </Card>
  )
}

const none = {
  title: 'No codes yet',
  text: 'Anyone who asks for the first-time discount on the site gets one.',
}
const notFound = { title: 'Nothing found', text: 'Try a shorter part of the address or of the code.' }
