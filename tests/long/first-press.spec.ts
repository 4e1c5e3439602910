import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addresses, newerAddresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'
import { listening } from '../setup/listening'

// Each control is the first thing a visitor does on a page, whose scripts are there but have not run, come five
// seconds late, or never come: it happens once, as it would on a page that listens, or the page says what to do.

// Scripts give links that open something the role of a button.
const buttons = 'button, [data-book], summary, input[type=submit]'
const choices = 'select, input[type=radio], input[type=checkbox]'
const fields = 'input:not([type=submit], [type=radio], [type=checkbox], [type=hidden])'
const controls = `${buttons}, ${choices}, ${fields}`
const walks: Record<string, { pages: string[]; least: number }> = {
  'first pages': {
    pages: [...addresses, '/account', '/gift-cards/balance', '/order-status', '/nowhere'],
    least: 60,
  },
  'pages of their own': {
    pages: [...newerAddresses, '/search?q=b12', '/iv-therapy/compare?drip=myers&drip=diamond-nad'],
    least: 5,
  },
}
/** Their controls belong to the first walk alone. */
const walkedBefore = '/'

type Control = {
  address: string
  nth: number
  name: string
  key: string
  kind: 'button' | 'choice' | 'field'
}
type NewVisitor = () => Promise<BrowserContext>
const chunks = '**/_next/static/chunks/*.js'
const nothingToDo = 'nothing to do'
type Input = 'mouse' | 'touch' | 'Enter' | 'Space' | 'choosing' | 'typing'
const conditions = ['there', 'late', 'failing'] as const
type Condition = (typeof conditions)[number]

const inputsAt: Record<number, Record<Control['kind'], Input[]>> = {
  390: { button: ['touch'], choice: [], field: [] },
  1440: { button: ['mouse', 'Enter', 'Space'], choice: ['choosing'], field: ['typing'] },
}
/** Pages open at once: most of the time they wait. */
const atOnce = 8

for (const [of, { pages, least }] of Object.entries(walks))
  for (const width of [390, 1440])
    test(`the first press on the ${of} at ${width} px`, async ({ anotherContext }) => {
      test.setTimeout(30 * 60_000)
      /** A visitor of their own for each press: what one put into the cart is in nobody else's. */
      const newVisitor: NewVisitor = () =>
        anotherContext({ viewport: { width, height: 900 }, hasTouch: width === 390, reducedMotion: 'reduce' })
      const finder = await newVisitor()
      const found: Control[] = []
      const page = await finder.newPage()
      await page.route(chunks, (route) => route.abort())
      const known = of === 'first pages' ? [] : await controlsOf(page, walkedBefore)
      for (const address of pages)
        for (const control of await controlsOf(page, address))
          if (![...known, ...found].some(({ key }) => key === control.key)) found.push(control)
      await finder.close()
      const presses = found.flatMap((control) =>
        (inputsAt[width]?.[control.kind] ?? []).map((input) => ({ control, input })),
      )
      const told: string[] = []
      const next = presses.values()
      const work = async () => {
        for (const { control, input } of next) {
          const outcomes = await outcomesOf(newVisitor, control, input)
          const words = outcomes.map((outcome) => outcome.padEnd(12)).join(' ')
          told.push(`${words} ${input.padEnd(8)} ${control.address} ${control.name}`)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      console.log(
        `${conditions.map((condition) => condition.padEnd(12)).join(' ')}\n${told.toSorted().join('\n')}`,
      )
      expect(told.filter((line) => line.includes('✗'))).toEqual([])
      expect(told.length).toBeGreaterThan(least)
    })

test.use({
  hasLastingToasts: false,
  provoked: [
    'Failed to load resource: net::ERR_FAILED',
    'Failed to load resource: the server responded with a status of 404',
    'Failed to load resource: the server responded with a status of 4',
    // With eight pages at once a picture may be painted seconds after its page has loaded.
    'The resource http',
  ],
})

async function outcomesOf(newVisitor: NewVisitor, control: Control, input: Input): Promise<string[]> {
  const wanted = await tryOn(newVisitor, control, input, 'listening')
  if (wanted.startsWith('✗') || wanted === nothingToDo) return [wanted]
  const outcomes: string[] = []
  for (const condition of conditions) {
    const outcome = await tryOn(newVisitor, control, input, condition, wanted)
    outcomes.push(outcome === wanted ? 'as wanted' : outcome)
  }
  return outcomes
}

/** What came of it: another address, or what the page shows then. Ends early when that is what was wanted. */
async function tryOn(
  newVisitor: NewVisitor,
  { address, key, nth }: Control,
  input: Input,
  condition: Condition | 'listening',
  wanted?: string,
): Promise<string> {
  const context = await newVisitor()
  const page = await context.newPage()
  try {
    if (condition === 'failing') await page.route(chunks, (route) => route.abort())
    if (condition === 'late')
      await page.route(chunks, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 5000))
        await route.continue().catch(() => undefined)
      })
    await open(page, address)
    if (condition === 'listening') await listening(page)
    const at = (await described(page)).filter((one) => one.key === key)[nth]?.at
    if (at === undefined) return '✗ gone'
    const control = page.locator(`[data-at='${at}']`)
    await unfold(control)
    const before = await stateOf(page)
    const use = await inputOn(control, input)
    if (!use) return nothingToDo
    const hindrance = await use().then(() => undefined, String)
    if (hindrance) return `✗ ${hindrance.split('\n', 1)[0]}`
    // A file that another one asks for is as late again.
    const deadline = Date.now() + { listening: 1500, there: 9000, failing: 9000, late: 25_000 }[condition]
    let now = before
    while (Date.now() < deadline) {
      now = await stateOf(page).catch(() => now)
      if (wanted !== undefined && (now === wanted || (condition !== 'late' && isAnswer(before, now)))) break
      await page.waitForTimeout(100)
    }
    if (wanted === undefined || now === wanted) return now
    if (now.startsWith('says')) return 'says'
    if (now.split(' | ')[1] !== before.split(' | ')[1]) return 'leads on'
    // The browser itself names the field and leads to it.
    if (now.endsWith('wrong') && !before.endsWith('wrong')) return 'field named'
    if (condition === 'failing' && now !== before) return 'works'
    return `✗ ${now === before ? 'nothing' : now} instead of ${wanted}`
  } finally {
    await context.close()
  }
}

/** Goes there and waits until all of the page is shown: the boot does that a part at a time. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForLoadState('load')
  await page.locator('#later').waitFor({ state: 'detached' })
}

const isAnswer = (before: string, now: string) =>
  now.startsWith('says') || now.endsWith('wrong') || now.split(' | ')[1] !== before.split(' | ')[1]

async function inputOn(control: Locator, input: Input): Promise<(() => Promise<unknown>) | undefined> {
  const patient = { timeout: 20_000 }
  const quick = { force: true, ...patient }
  switch (input) {
    case 'mouse':
      return () => control.click(quick)
    case 'touch':
      return () => control.tap(quick)
    case 'Enter':
    case 'Space':
      return () => control.press(input, patient)
    case 'typing':
      return async () => {
        const isDate = (await control.getAttribute('type')) === 'date'
        const words = isDate ? '1990-05-01' : '85251'
        await control.fill(words, { force: true, timeout: 5000 }).catch(() => undefined)
        await control.press('Enter', patient)
      }
    case 'choosing': {
      const isList = await control.evaluate((element) => element instanceof HTMLSelectElement)
      if (!isList) return () => control.click(quick)
      const count = await control.evaluate((element) => (element as HTMLSelectElement).options.length)
      return count > 1 ? () => control.selectOption({ index: 1 }) : undefined
    }
  }
}

/** Opens what opens without scripts around a control, or everything. */
async function unfold(around: Locator, isWhole = false): Promise<void> {
  await around.evaluate((element, isWhole) => {
    for (const folded of document.querySelectorAll('details, [popover], dialog[id]')) {
      const isOwnFold = element.matches('summary') && element.parentElement === folded
      if (!isWhole && (isOwnFold || !folded.contains(element))) continue
      if (folded instanceof HTMLDetailsElement) folded.open = true
      else if (folded instanceof HTMLDialogElement) folded.show()
      else if (folded instanceof HTMLElement) {
        // Several at once.
        folded.popover = 'manual'
        folded.showPopover()
      }
    }
  }, isWhole)
}

async function controlsOf(page: Page, address: string): Promise<Control[]> {
  await open(page, address)
  await unfold(page.locator('body'), true)
  const found: Control[] = []
  const counts = new Map<string, number>()
  for (const { isVisible, key, name, kind } of await described(page)) {
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    if (isVisible) found.push({ address, nth, key, name, kind })
  }
  return found
}

/** Every control of the page as it is now. */
const described = (page: Page) =>
  page.locator(controls).evaluateAll(
    (elements, [choices, fields]) =>
      elements.map((element, at) => {
        // Others may come before it meanwhile.
        element.setAttribute('data-at', String(at))
        const label =
          element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
        const name = (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
        const place = element.closest('header, footer, form, dialog, main, nav')?.tagName
        // Many cards have the same button, each with its own name behind it.
        const key = [element.tagName, element.className, name.replace(/[:,$\d].*/, ''), place].join('|')
        const kind = element.matches(choices) ? 'choice' : element.matches(fields) ? 'field' : 'button'
        const isVisible =
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().width >= 2
        return { at, name, key, kind: kind as 'choice' | 'field' | 'button', isVisible }
      }),
    [choices, fields] as const,
  )

/** What a press may change: where one is, what is open, chosen, counted, found wrong or said. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    const isSaid = document.getElementById('not-loaded')?.checkVisibility()
    const focused = document.activeElement
    return [
      isSaid ? 'says' : 'quiet',
      location.pathname + location.hash,
      shown('dialog[open], [role=dialog], :popover-open').map((one) => one.ariaLabel ?? one.id ?? 'open')
        .length,
      shown('dialog[open] h2, [role=dialog] h2').map(text).join(),
      shown('.toast:not(#not-loaded *)').map(text).join(),
      shown('[data-cart-count]').map(text).join(),
      document.querySelectorAll('details[open]').length,
      document.querySelectorAll('[aria-pressed=true], [aria-selected=true], :checked').length,
      focused?.matches(':user-invalid') ? 'wrong' : '',
    ].join(' | ')
  })
