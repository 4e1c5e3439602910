import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import type { DiscountRow } from '../../../../lib/desk/discounts/shared.ts'
import { Moment } from '../ui/facts.tsx'

/** A code: what it takes off and by which rule, whose it is, how often and when last it was used. */
export function DiscountLine({ discount, now }: { discount: DiscountRow; now: string }) {
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
