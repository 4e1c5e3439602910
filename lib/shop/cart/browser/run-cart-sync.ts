import { signedInHint } from '@/lib/platform/shared/cookie-names'
import { runMachine } from '@/lib/platform/shared/machine'
import { addProduct, type CartLine, itemCount, unitCount } from '@/lib/shop/cart/shared/cart-line'
import {
  askStoredCart,
  dropAccountRecord,
  putStoredCart,
  readAccountRecord,
  type StoredAnswer,
  writeAccountRecord,
} from './account-cart'
import { currentLines, replaceLines, setCartOpen, useCart } from './store'
import { nextSync, type SyncEffect, type SyncEvent, type SyncState, unsoldNotice } from './sync-machine'

/** Shows a toast: the shop has the words, the page the place for them. */
export type ShowToast = (toast: {
  title: string
  description: string
  tone?: 'pending' | 'notice' | 'destructive'
  durationMs?: number
  action?: { label: string; run: () => void }
}) => void

type Ports = {
  showToast: ShowToast
  isPaying: () => boolean
  /** The order that was being paid leaves this browser, too. */
  forgetOrder: () => void
}

/**
 * Lets the cart's sync of this page run, with the lines as they were before the stored cart is met. Returns the
 * function that looks at it again.
 */
export function runCartSync(before: CartLine[], { showToast, isPaying, forgetOrder }: Ports): () => void {
  let state: SyncState = { name: 'behind', sent: null, before, failures: 0, hasAdded: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The present change of the lines comes from here. */
  let isTakingOver = false

  const send = runMachine<SyncState, SyncEvent, SyncEffect>({
    next: nextSync,
    read: () => state,
    write(next) {
      state = next
    },
    doing: {
      wait(ms) {
        clearTimeout(timer)
        timer = setTimeout(() => send({ name: 'due', ...here() }), ms)
      },
      stopWaiting: () => clearTimeout(timer),
      ask: () => askStoredCart().then(answered),
      put: (...cart) => putStoredCart(...cart).then(answered),
      putAndLeave: (...cart) => void putStoredCart(...cart),
      record: writeAccountRecord,
      replace,
      offer,
      detach(notices) {
        const record = readAccountRecord()
        if (!record) return
        dropAccountRecord()
        const lines = currentLines()
        // Lines that were never stored stay, as a guest's: others may use this browser, too.
        const rest = lines.filter(({ id }) => record.seen[id] === undefined)
        if (rest.length < lines.length) replace(rest, notices)
        forgetOrder()
      },
      takeOut,
      log: (why) => console.error(`The cart was not brought in line with the account: ${why}`),
      // ERR-005
      warn: () =>
        showToast({
          tone: 'notice',
          title: 'Warning',
          description: 'Item added to cart but failed to sync. Please refresh if you experience issues.',
        }),
    },
  })
  const look = () => void send({ name: 'opened' })
  const lookIfSeen = () => document.hidden || look()

  useCart.subscribe(({ lines, isOpen }, was) => {
    if (isOpen && !was.isOpen) look()
    if (lines === was.lines || isTakingOver) return
    const record = readAccountRecord()
    void send({ name: 'changed', was: was.lines, lines, record, isHidden: document.hidden })
  })
  for (const name of ['focus', 'pageshow', 'online']) window.addEventListener(name, lookIfSeen)
  document.addEventListener('visibilitychange', lookIfSeen)
  window.addEventListener('pagehide', () => send({ name: 'leaving', ...here() }))
  return look

  function replace(lines: CartLine[], notices: string[]): void {
    isTakingOver = true
    replaceLines(lines, notices)
    isTakingOver = false
  }

  function here() {
    return {
      record: readAccountRecord(),
      lines: currentLines(),
      isPaying: isPaying(),
      isSignedIn: document.cookie.includes(signedInHint),
    }
  }

  function answered(answer: StoredAnswer): SyncEvent {
    return { name: 'answered', answer, ...here() }
  }

  /** The stored cart came in place of what was picked before signing in: it can be added (decision CART-011). */
  function offer(guests: CartLine[]): void {
    const count = unitCount(guests)
    showToast({
      title: 'Your saved cart is back',
      description: `${itemCount(count)} from before you signed in ${count === 1 ? 'is' : 'are'} not in it.`,
      durationMs: 30_000,
      action: {
        label: 'Add them',
        run() {
          replaceLines(withAll(currentLines(), guests), [])
          setCartOpen(true)
        },
      },
    })
  }
}

function withAll(lines: CartLine[], guests: CartLine[]): CartLine[] {
  let all = lines
  for (const { product, quantity } of guests)
    for (let unit = 0; unit < quantity; unit += 1) all = addProduct(all, product)
  return all
}

/** They would keep the rest from being stored. */
function takeOut(unsold: { id: string; name: string }[]): void {
  const lines = currentLines()
  const ours = lines.filter(({ id }) => unsold.some((product) => product.id === id))
  if (ours.length === 0) return
  replaceLines(
    lines.filter((line) => !ours.includes(line)),
    ours.map(({ product }) => unsoldNotice(product)),
  )
}
