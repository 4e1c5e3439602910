'use client'

import { showToast } from '@/components/ui/toast-store'
import { signedInHint } from '@/lib/platform/shared/cookie-names'
import {
  hasMore,
  hasSameUnits,
  linesOf,
  mergeCarts,
  storedUnits,
  type Units,
  unitsOf,
} from '@/lib/shop/cart/browser/account-cart'
import {
  type AccountRecord,
  readAccountRecord,
  writeAccountRecord,
} from '@/lib/shop/cart/browser/account-record'
import { askStoredCart, putStoredCart, type StoredAnswer } from '@/lib/shop/cart/browser/account-requests'
import { replaceLines } from '@/lib/shop/cart/browser/edit'
import { currentLines, useCart } from '@/lib/shop/cart/browser/store'
import type { CartLine } from '@/lib/shop/cart/shared/cart-line'
import type { StoredCart } from '@/lib/shop/cart/shared/stored-cart'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { detachAccountCart } from './detach-account-cart'
import { offerLeftBehind } from './offer-left-behind'

/** Several presses in a row are one change; a tab in the background leaves the sending to the one in front. */
const gatherMs = 300
const backgroundMs = 3_000
const whilePayingMs = 2_000
const retriesMs = [2_000, 5_000, 15_000, 60_000]

let isStarted = false
/** The lines before the stored cart was first met: a guest's, unless the record knows them. */
let before: CartLine[] | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let isSyncing = false
let failures = 0
/** Something was added that is not stored yet. */
let hasAdded = false
/** The present change of the lines comes from here. */
let isTakingOver = false

/**
 * Keeps this browser's cart and the stored one of whoever is signed in the same (CART-011, CART-013). Asked again, it
 * looks again.
 */
export function startCartSync(linesAtStart: CartLine[]): void {
  if (!isStarted) {
    isStarted = true
    before = linesAtStart
    useCart.subscribe(({ lines, isOpen }, was) => {
      if (isOpen && !was.isOpen) syncSoon(0)
      if (lines !== was.lines && !isTakingOver) noteChange(was.lines, lines)
    })
    // Another device may have changed it meanwhile.
    const lookAgain = () => document.hidden || syncSoon(0)
    for (const name of ['focus', 'pageshow', 'online']) window.addEventListener(name, lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('pagehide', sendBeforeLeaving)
  }
  syncSoon(0)
}

function noteChange(was: CartLine[], lines: CartLine[]): void {
  const record = readAccountRecord()
  const isUnsent = !record || !hasSameUnits(unitsOf(lines), record.seen)
  if (record && record.isUnsent !== isUnsent) writeAccountRecord({ ...record, isUnsent })
  if (!isUnsent) return
  if (hasMore(unitsOf(was), unitsOf(lines))) hasAdded = true
  syncSoon(document.hidden ? backgroundMs : gatherMs)
}

function syncSoon(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(sync, ms)
}

async function sync(): Promise<void> {
  // The order is for the lines as they were when PayPal's button was pressed.
  if (isPaying(useCheckout.getState())) syncSoon(whilePayingMs)
  else if (isSyncing) syncSoon(gatherMs)
  else if (document.cookie.includes(signedInHint)) await exchange()
  else detach()
}

async function exchange(): Promise<void> {
  const record = readAccountRecord()
  if (!record) before ??= currentLines()
  const sent = record?.isUnsent ? unitsOf(currentLines()) : null
  isSyncing = true
  const answer = await (record && sent ? putStoredCart(record.owner, sent, record.seen) : askStoredCart())
  isSyncing = false
  if (answer.outcome === 'cart' && isPaying(useCheckout.getState())) syncSoon(whilePayingMs)
  else if (answer.outcome === 'cart' && isStillFor(answer.cart, sent)) takeOver(answer.cart, sent, !record)
  else if (answer.outcome === 'cart') askAnew()
  else if (answer.outcome === 'signed_out')
    detach(['You’re signed out now. Your cart is saved in your account.'])
  else if (answer.outcome === 'other_shopper') askAnew()
  else if (answer.outcome === 'unsold') takeOut(answer.products)
  else fail(answer)
}

function fail({ outcome, why }: Extract<StoredAnswer, { why: string }>): void {
  console.error(`The cart was not brought in line with the account: ${why}`)
  if (hasAdded) warn()
  hasAdded = false
  if (outcome === 'refused') return
  syncSoon(retriesMs[Math.min(failures, retriesMs.length - 1)] ?? 60_000)
  failures += 1
}

/** Another tab may have signed out meanwhile, or somebody else in. */
function isStillFor({ owner }: StoredCart, sent: Units | null): boolean {
  const record = readAccountRecord()
  return record ? record.owner === owner : before !== null && sent === null
}

function askAnew(): void {
  detach()
  syncSoon(0)
}

/**
 * `sent` is what was stored with this answer; without a record nothing was known of this account when it was asked.
 */
function takeOver(cart: StoredCart, sent: Units | null, hadNoRecord: boolean): void {
  const record = readAccountRecord()
  const lines = currentLines()
  const base = baseOf(record, sent, hadNoRecord)
  const guests = base ? [] : (before ?? []).filter(({ id }) => record?.seen[id] === undefined)
  const met = mergeCarts({
    stored: linesOf(cart, lines),
    lines,
    base: base ?? unitsOf(before ?? []),
    guests,
  })
  before = null
  failures = 0
  if (sent) hasAdded = false
  const seen = storedUnits(cart)
  const isUnsent = !hasSameUnits(unitsOf(met.lines), seen)
  writeAccountRecord({ owner: cart.owner, seen, isUnsent })
  const known = sent ?? record?.seen
  if (cart.gone.length > 0 || !hasSameUnits(unitsOf(met.lines), unitsOf(lines)))
    replace(met.lines, noticesOf(cart, known !== undefined && !hasSameUnits(known, seen)))
  if (met.leftBehind.length > 0) offerLeftBehind(met.leftBehind)
  if (isUnsent) syncSoon(gatherMs)
}

/**
 * What was stored when the lines here were last in line with it; null when this page meets the stored cart for the
 * first time.
 */
function baseOf(record: AccountRecord | null, sent: Units | null, hadNoRecord: boolean): Units | null {
  if (sent) return sent
  // Another tab met it while this one asked.
  if (record && (hadNoRecord || record.isUnsent || !before)) return record.seen
  return null
}

function noticesOf({ gone }: StoredCart, isChangedElsewhere: boolean): string[] {
  if (gone.length > 0) return gone.map(unsoldNotice)
  return isChangedElsewhere
    ? ['Your cart was updated because you changed or paid for it on another device.']
    : []
}

const unsoldNotice = ({ name }: { name: string }) =>
  `${name} is no longer available, so we took it out of your cart.`

/** They would keep the rest from being stored. */
function takeOut(unsold: { id: string; name: string }[]): void {
  const lines = currentLines()
  const ours = lines.filter(({ id }) => unsold.some((product) => product.id === id))
  const rest = lines.filter((line) => !ours.includes(line))
  if (ours.length > 0)
    replaceLines(
      rest,
      ours.map(({ product }) => unsoldNotice(product)),
    )
  syncSoon(0)
}

function replace(lines: CartLine[], notices: string[]): void {
  isTakingOver = true
  replaceLines(lines, notices)
  isTakingOver = false
}

function detach(notices: string[] = []): void {
  clearTimeout(timer)
  before = null
  hasAdded = false
  isTakingOver = true
  detachAccountCart(notices)
  isTakingOver = false
}

/** Whether it arrived is seen on the next page. */
function sendBeforeLeaving(): void {
  const record = readAccountRecord()
  if (record?.isUnsent && document.cookie.includes(signedInHint))
    void putStoredCart(record.owner, unitsOf(currentLines()), record.seen)
}

/** ERR-005 */
const warn = () =>
  showToast({
    tone: 'notice',
    title: 'Warning',
    description: 'Item added to cart but failed to sync. Please refresh if you experience issues.',
  })
