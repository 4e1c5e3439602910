import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Units } from '@/lib/shop/cart/browser/account-cart'

type Trouble = 'none' | 'away' | 'answer lost'
type Sent = {
  lines: { productId: string; quantity: number }[]
  seen: { productId: string; quantity: number }[]
}

const product = (id: string) => ({ id, name: id, price: 10 })
/** What the shop keeps, and how it answers just now. */
let shop: { owner: string; units: Units; trouble: Trouble; puts: Sent[]; unsold?: string }
let kept: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  shop = { owner: 'ana', units: {}, trouble: 'none', puts: [] }
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As `replace_cart` does. */
async function answer(_: string, { body }: RequestInit): Promise<Response> {
  if (shop.trouble === 'away') throw new TypeError('Failed to fetch')
  if (typeof body === 'string') {
    const sent: Sent = JSON.parse(body)
    shop.puts.push(sent)
    const now = unitsOf(sent.lines)
    const seen = unitsOf(sent.seen)
    for (const id of new Set([...Object.keys(now), ...Object.keys(seen)]))
      if (now[id] !== seen[id]) setStored(id, now[id])
  }
  if (shop.trouble === 'answer lost') throw new TypeError('Failed to fetch')
  const { items = [], gone = [] } = Object.groupBy(
    Object.entries(shop.units).map(([id, quantity]) => ({ id, name: id, quantity, product: product(id) })),
    ({ id }) => (id === shop.unsold ? 'gone' : 'items'),
  )
  return Response.json({ owner: shop.owner, items, gone })
}

const unitsOf = (lines: Sent['lines']): Units =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

function setStored(id: string, quantity: number | undefined) {
  if (quantity) shop.units[id] = quantity
  else delete shop.units[id]
}

/** A page of a signed-in shopper, or with another cookie of somebody else, as freshly loaded. */
async function openPage(cookie = 'signed_in=1') {
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie, hidden: false }))
  const store = await import('@/lib/shop/cart/browser/store')
  const edit = await import('@/lib/shop/cart/browser/edit')
  const { useToasts } = await import('@/components/ui/toast-store')
  const { startCartSync } = await import('./cart-sync')
  store.startCart(() => undefined)
  startCartSync(store.currentLines())
  await vi.advanceTimersByTimeAsync(10)
  return {
    ...store,
    ...edit,
    units: () => Object.fromEntries(store.currentLines().map(({ id, quantity }) => [id, quantity])),
    notices: () => store.useCart.getState().notices,
    toasts: () => useToasts.getState().toasts.map(({ title }) => title),
    turnTo: () => window.dispatchEvent(new Event('focus')),
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('several presses in a row are one change [CART-013]', async () => {
  const page = await openPage()
  for (let press = 0; press < 3; press += 1) page.addToCart(product('b12'))
  await pass(1000)
  expect(shop.units).toEqual({ b12: 3 })
  expect(shop.puts).toHaveLength(1)
})

test('what changes while an answer is on its way is sent after it', async () => {
  const page = await openPage()
  page.addToCart(product('b12'))
  await pass(290)
  let release: () => void = () => undefined
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await answer(path, init)
    await waiting
    return response
  })
  await pass(20)
  page.addToCart(product('zinc'))
  page.changeQuantity('b12', 1)
  await pass(5000)
  expect(shop.units).toEqual({ b12: 1 })
  vi.stubGlobal('fetch', answer)
  release()
  await pass(2000)
  expect(shop.units).toEqual({ b12: 2, zinc: 1 })
  expect(page.units()).toEqual({ b12: 2, zinc: 1 })
  expect(page.notices()).toEqual([])
})

/** The shop answers the next calls with this only once it is told to. */
function holdAnswers(status?: number, body?: object): () => void {
  const { promise: waiting, resolve } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = status ? Response.json(body, { status }) : await answer(path, init)
    await waiting
    return response
  })
  return () => {
    vi.stubGlobal('fetch', answer)
    resolve()
  }
}

test('race: signed out while the cart is being sent: what the account keeps leaves the browser, with a word, and nothing more is sent', async () => {
  shop.units = { b12: 1 }
  const page = await openPage()
  page.addToCart(product('zinc'))
  const release = holdAnswers(401, { error: 'signed_out' })
  await pass(1000)
  Object.assign(document, { cookie: '' })
  page.addToCart(product('iron'))
  release()
  await pass(10_000)
  expect(page.units()).toEqual({ zinc: 1, iron: 1 })
  expect(page.notices()).toEqual(['You’re signed out now. Your cart is saved in your account.'])
  expect(kept.has('cart_account')).toBe(false)
  expect(shop.puts).toEqual([])
})

test('race: somebody else is signed in by the time the cart arrives: it is not written into theirs, and theirs is shown', async () => {
  shop.units = { b12: 1 }
  const page = await openPage()
  page.addToCart(product('b12'))
  const release = holdAnswers(409, { error: 'other_shopper' })
  await pass(1000)
  shop = { ...shop, owner: 'ben', units: { glow: 2 } }
  release()
  await pass(10_000)
  expect(page.units()).toEqual({ glow: 2 })
  expect(shop.units).toEqual({ glow: 2 })
  expect(page.toasts()).toEqual([])
})

test.each([
  ['another shopper', 'signed_in=1', { glow: 2 }],
  ['a guest', '', {}],
])(
  'lines kept for one account leave the browser when its next page is opened by %s, who is not offered them',
  async (_who, cookie, units) => {
    shop.units = { b12: 1 }
    await openPage()
    vi.clearAllTimers()
    shop = { ...shop, owner: 'ben', units: { glow: 2 } }
    const page = await openPage(cookie)
    await pass(10_000)
    expect(page.units()).toEqual(units)
    expect([page.toasts(), page.notices()]).toEqual([[], []])
    expect(shop).toMatchObject({ units: { glow: 2 }, puts: [] })
  },
)

test('race: PayPal’s button is pressed while the stored cart is read: what comes changes nothing until it is paid for', async () => {
  shop.units = { b12: 1 }
  const page = await openPage()
  const { useCheckout } = await import('@/lib/shop/checkout/browser/store')
  shop.units = { b12: 5 }
  const release = holdAnswers()
  page.turnTo()
  await pass(100)
  useCheckout.setState({ phase: { name: 'approving' } })
  release()
  await pass(30_000)
  expect(page.units()).toEqual({ b12: 1 })
  useCheckout.setState({ phase: { name: 'idle', words: null } })
  await pass(3000)
  expect(page.units()).toEqual({ b12: 5 })
})

test('another device’s change of another line outlives mine, and is told [CART-013]', async () => {
  shop.units = { b12: 1, zinc: 1 }
  const page = await openPage()
  shop.units.zinc = 5
  page.changeQuantity('b12', 1)
  await pass(2000)
  expect(shop.units).toEqual({ b12: 2, zinc: 5 })
  expect(page.units()).toEqual({ b12: 2, zinc: 5 })
  expect(page.notices()).toEqual([
    'Your cart was updated because you changed or paid for it on another device.',
  ])
})

test('a failed addition warns once and is tried again; a failed removal is only logged [ERR-005] [ERR-006] [CALL-008]', async () => {
  const page = await openPage()
  page.addToCart(product('b12'))
  await pass(1000)
  shop.trouble = 'away'
  page.removeFromCart('b12')
  await pass(1000)
  expect(page.toasts()).toEqual([])
  expect(console.error).toHaveBeenCalled()
  page.addToCart(product('zinc'))
  await pass(10_000)
  expect(page.toasts()).toEqual(['Warning'])
  shop.trouble = 'none'
  await pass(60_000)
  expect(shop.units).toEqual({ zinc: 1 })
})

test('what is no longer sold leaves a stored cart with a message, on every device', async () => {
  shop = { ...shop, units: { b12: 1, zinc: 2 }, unsold: 'zinc' }
  const page = await openPage()
  expect(page.units()).toEqual({ b12: 1 })
  expect(page.notices()).toEqual(['zinc is no longer available, so we took it out of your cart.'])
  await pass(1000)
  expect(shop.units).toEqual({ b12: 1 })
})

test('what is no longer sold by the next look is told to who had it in the cart', async () => {
  const page = await openPage()
  for (const id of ['b12', 'zinc']) page.addToCart(product(id))
  await pass(1000)
  shop.unsold = 'zinc'
  page.turnTo()
  await pass(1000)
  expect(page.units()).toEqual({ b12: 1 })
  expect(page.notices()).toEqual(['zinc is no longer available, so we took it out of your cart.'])
  expect(shop.units).toEqual({ b12: 1 })
})

test('an empty stored cart takes a guest’s lines in, without a word [CART-011]', async () => {
  kept.set('cart', JSON.stringify([{ id: 'zinc', product: product('zinc'), quantity: 1 }]))
  const page = await openPage()
  await pass(1000)
  expect(shop.units).toEqual({ zinc: 1 })
  expect(page.units()).toEqual({ zinc: 1 })
  expect(page.toasts()).toEqual([])
})

test('a stored cart replaces a guest’s lines, which are offered [CART-011] [CALL-005]', async () => {
  kept.set('cart', JSON.stringify([{ id: 'zinc', product: product('zinc'), quantity: 2 }]))
  shop.units = { b12: 1 }
  const page = await openPage()
  await pass(1000)
  expect(page.units()).toEqual({ b12: 1 })
  expect(shop.units).toEqual({ b12: 1 })
  expect(page.toasts()).toEqual(['Your saved cart is back'])
})

test('a background tab leaves the sending to the one in front', async () => {
  const page = await openPage()
  Object.assign(document, { hidden: true })
  page.addToCart(product('b12'))
  await pass(1000)
  expect(shop.puts).toHaveLength(0)
  await pass(3000)
  expect(shop.units).toEqual({ b12: 1 })
})

test('a change that was not sent before the page closed is sent by the next page', async () => {
  const page = await openPage()
  shop.trouble = 'away'
  page.addToCart(product('b12'))
  await pass(1000)
  vi.clearAllTimers()
  shop.trouble = 'none'
  shop.units = { zinc: 2 }
  const next = await openPage()
  await pass(1000)
  expect(shop.units).toEqual({ b12: 1, zinc: 2 })
  expect(next.units()).toEqual({ b12: 1, zinc: 2 })
})

const ids = fc.constantFrom('a', 'b', 'c')
const steps = fc.array(
  fc.oneof(
    ids.map((id) => ({ does: 'add', id }) as const),
    ids.map((id) => ({ does: 'remove', id }) as const),
    fc.record({
      does: fc.constant('elsewhere' as const),
      id: ids,
      quantity: fc.integer({ min: 0, max: 20 }),
    }),
    fc
      .constantFrom<Trouble>('none', 'away', 'answer lost')
      .map((trouble) => ({ does: 'trouble', trouble }) as const),
    fc.integer({ min: 1, max: 3000 }).map((ms) => ({ does: 'wait', ms }) as const),
    fc.constant({ does: 'reload' } as const),
    fc.constant({ does: 'turn' } as const),
  ),
  { maxLength: 25 },
)

test('whatever happens here, elsewhere and on the line: in the end browser and shop hold the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (each) => {
      vi.clearAllTimers()
      kept.clear()
      shop = { owner: 'ana', units: {}, trouble: 'none', puts: [] }
      let page = await openPage()
      for (const step of each) {
        if (step.does === 'add') page.addToCart(product(step.id))
        if (step.does === 'remove') page.removeFromCart(step.id)
        if (step.does === 'elsewhere') setStored(step.id, step.quantity || undefined)
        if (step.does === 'trouble') shop.trouble = step.trouble
        if (step.does === 'wait') await pass(step.ms)
        if (step.does === 'turn') page.turnTo()
        if (step.does === 'reload') {
          vi.clearAllTimers()
          page = await openPage()
        }
      }
      shop.trouble = 'none'
      page.turnTo()
      await pass(70_000)
      page.turnTo()
      await pass(1000)
      expect(page.units()).toEqual(shop.units)
    }),
    { numRuns: 40 },
  )
}, 60_000)
