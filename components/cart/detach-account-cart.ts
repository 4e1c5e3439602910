import { dropAccountRecord, readAccountRecord } from '@/lib/shop/cart/browser/account-record'
import { replaceLines } from '@/lib/shop/cart/browser/edit'
import { currentLines } from '@/lib/shop/cart/browser/store'
import { closeRecord } from '@/lib/shop/checkout/browser/record'
import { useCheckout } from '@/lib/shop/checkout/browser/store'

/**
 * Nobody is signed in any more: what the account keeps leaves this browser, which others may use too, and so does the
 * order that was being paid. Lines that were never stored stay, as a guest's. The notices are shown if any left.
 */
export function detachAccountCart(notices: string[]): void {
  const record = readAccountRecord()
  if (!record) return
  dropAccountRecord()
  const lines = currentLines()
  const rest = lines.filter(({ id }) => record.seen[id] === undefined)
  if (rest.length < lines.length) replaceLines(rest, notices)
  closeRecord()
  useCheckout.setState({ phase: { name: 'idle' }, words: null })
}
