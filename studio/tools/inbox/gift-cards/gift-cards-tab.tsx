import { useState } from 'react'
import { useRouter } from 'sanity/router'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { EmptyState } from '../ui/messages.tsx'
import { Split } from '../ui/split.tsx'
import { GiftList } from './gift-list.tsx'
import { GiftPane } from './gift-pane.tsx'
import { RedeemCard } from './redeem-card.tsx'
import { redeemId } from './words.ts'

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
