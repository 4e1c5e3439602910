import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import type { DeskRules, DiscountRow } from '../../../../lib/desk/discounts/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { SearchField, Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-pages.ts'
import { DiscountLine } from './discount-line.tsx'
import { MakeCode } from './make-code.tsx'
import { RedeemForm } from './redeem-form.tsx'

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
