import type { Page } from '@playwright/test'
import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'

const controls =
  'button, [role=button], summary, input[type=submit], select, input[type=radio], input[type=checkbox]'

type Control = { address: string; at: number; name: string; key: string }

for (const width of [390, 1440]) {
  test(`when the scripts fail, each control works or says at once what to do, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(30 * 60_000)
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    const found: Control[] = []
    for (const address of [...addresses, '/account', '/gift-cards/balance', '/order-status', '/nowhere'])
      for (const control of await controlsOf(page, address))
        if (!found.some(({ key }) => key === control.key)) found.push(control)
    const told: string[] = []
    for (const control of found) {
      const outcome = await press(page, control)
      told.push(`${outcome.padEnd(10)} ${control.address} ${control.name}`)
    }
    console.log(told.join('\n'))
    expect(told.filter((line) => /^(nothing|circle)/.test(line))).toEqual([])
  })
}

test.use({
  provoked: [
    'Failed to load resource: net::ERR_FAILED',
    'Failed to load resource: the server responded with a status of 404',
  ],
})

/** Loads the page and opens what opens without scripts: everything, or what is around one control. */
async function open(page: Page, address: string, at?: number): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForLoadState('load')
  const elements = at === undefined ? page.locator('body') : page.locator(controls).nth(at)
  await elements.evaluate((element, isWhole) => {
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
  }, at === undefined)
}

async function controlsOf(page: Page, address: string): Promise<Control[]> {
  await open(page, address)
  const seen = await page.locator(controls).evaluateAll((elements) =>
    elements.flatMap((element, at) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { width } = element.getBoundingClientRect()
      if (width < 2) return []
      const label =
        element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
      const name = (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
      const place = element.closest('header, footer, form, dialog, main, nav')?.tagName
      // Many cards have the same button, each with its own name behind it.
      const kind = name.replace(/[:$\d].*/, '')
      return [{ at, name, key: [element.tagName, element.className, kind, place].join('|') }]
    }),
  )
  return seen.map((control) => ({ address, ...control }))
}

async function press(page: Page, { address, at }: Control): Promise<string> {
  await open(page, address, at)
  const control = page.locator(controls).nth(at)
  const choices = await control.evaluate((element) => {
    if (element.matches('select, [type=radio], [type=checkbox]') && (element as HTMLInputElement).form)
      return 0
    return element instanceof HTMLSelectElement ? element.options.length : 2
  })
  if (choices < 2) return choices ? 'one choice' : 'form field'
  const before = await stateOf(page)
  let wentTo: string | undefined
  const note = (frame: { url(): string }) => {
    if (frame === page.mainFrame()) wentTo = frame.url()
  }
  page.on('framenavigated', note)
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await control.selectOption({ index: 1 })
  } else {
    await control.click({ force: true, timeout: 5000 })
  }
  try {
    const deadline = Date.now() + 5500
    while (Date.now() < deadline) {
      if (wentTo) return new URL(wentTo).pathname === address && !wentTo.includes('#') ? 'circle' : 'leads on'
      const now = await stateOf(page).catch(() => before)
      if (now !== before) return now.startsWith('says') ? 'says' : 'works'
      await page.waitForTimeout(50)
    }
    return 'nothing'
  } finally {
    page.off('framenavigated', note)
  }
}

/** What a press may change without scripts: something opens, a field is found wrong, or it is said what to do. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const isSaid = document.getElementById('not-loaded')?.checkVisibility()
    const open = document.querySelectorAll(':popover-open, dialog[open], details[open]').length
    const wrong = document.activeElement?.matches(':invalid') && document.activeElement.id
    const chosen = [...document.querySelectorAll<HTMLInputElement>('summary ~ *')].length
    return [isSaid ? 'says' : 'quiet', open, wrong, chosen].join()
  })
