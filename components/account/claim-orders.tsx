'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { askAccount } from '@/lib/people/accounts/browser/ask'
import { forgetKeptOrder, type KeptOrder, keptOrders } from '@/lib/people/accounts/browser/kept-orders'
import { accountForms } from '@/lib/people/accounts/shared/forms'
import { accessCode } from '@/lib/shop/orders/shared/reference'
import { AccountCard } from './account-card'
import { CallForm } from './call-form'

type Props = {
  /** References of the orders that are in the account already. */
  own: string[]
  intro: string
  phone: string | null
}

const { failureTitle } = accountForms['orders/claim']

/**
 * Adds an order that was made without signing in: one this browser kept the code of by a button, any other by number
 * and code.
 */
export function ClaimOrders({ own, intro, phone }: Props) {
  const router = useRouter()
  const [kept, setKept] = useState<KeptOrder[]>([])
  const [busy, setBusy] = useState<string | null>(null)

  useEffect(() => setKept(keptOrders()), [])

  function onAdded() {
    showToast({ title: 'Order added', description: 'It is in your account now.' })
    router.refresh()
  }

  async function add({ orderRef, accessToken }: KeptOrder) {
    setBusy(orderRef)
    const answer = await askAccount('orders/claim', { ref: orderRef, code: accessCode(accessToken) }, phone)
    setBusy(null)
    if (!answer.isDone) {
      showToast({ title: failureTitle, description: answer.message, tone: 'destructive' })
      return
    }
    forgetKeptOrder(orderRef)
    setKept(keptOrders())
    onAdded()
  }

  const offered = kept.filter(({ orderRef }) => !own.includes(orderRef))
  return (
    <AccountCard id="claim" title="Add an order">
      <p>{intro}</p>
      {offered.length > 0 && (
        <ul className="grid gap-4 rounded-control bg-agave-100 p-4 *:grid *:gap-3">
          {offered.map((order) => (
            <li key={order.orderRef}>
              <span>Order #{order.orderRef}, made on this device</span>
              <button
                type="button"
                className="button button-primary"
                disabled={busy !== null}
                onClick={() => add(order)}
              >
                {busy === order.orderRef ? 'Adding…' : `Add #${order.orderRef}`}
              </button>
            </li>
          ))}
        </ul>
      )}
      <CallForm id="claim" call="orders/claim" phone={phone} onDone={onAdded} />
    </AccountCard>
  )
}
