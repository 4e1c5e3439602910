import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { bootText } from '@/lib/platform/front/server/boot-text'

/** A page whose scripts have not come, and the work it put off for four seconds. */
function pageOf(body: string) {
  const { window } = new JSDOM(`${body}<div id="not-loaded" hidden></div>`, {
    runScripts: 'outside-only',
    url: 'https://clinic.example/',
  })
  const later: (() => void)[] = []
  window.setTimeout = ((work: () => void) => later.push(work)) as unknown as typeof window.setTimeout
  window.requestAnimationFrame = () => 0
  // jsdom has none of these.
  window.matchMedia = (() => ({ matches: false, addEventListener() {} })) as never
  window.IntersectionObserver = class {} as never
  window.eval(bootText.replaceAll('import(', 'String('))
  const { document } = window
  return {
    find: (selector: string) => document.querySelector(selector) as HTMLElement,
    fourSecondsLater: () => later.forEach((work) => void work()),
    isTold: () => !document.getElementById('not-loaded')?.hidden,
    fail(src: string) {
      const script = document.createElement('script')
      script.setAttribute('src', src)
      // No request: jsdom loads no scripts here.
      document.body.append(script)
      script.dispatchEvent(new window.Event('error'))
    },
    choose: (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new window.Event('change', { bubbles: true })),
    end: () => window.earlyInput?.end(),
  }
}
const button = '<button type="button">View All</button>'

test('what a press needs is said four seconds later, and taken back when the scripts come after all', () => {
  const page = pageOf(button)
  page.find('button').click()
  expect(page.isTold()).toBe(false)
  page.fourSecondsLater()
  expect(page.isTold()).toBe(true)
  page.end()
  expect(page.isTold()).toBe(false)
})

test('nothing is said where scripts came in time, or where nobody pressed anything', () => {
  const page = pageOf(button)
  page.fail('/_next/static/chunks/a.js')
  expect(page.isTold()).toBe(false)
  const other = pageOf(button)
  other.find('button').click()
  other.end()
  other.fourSecondsLater()
  expect(other.isTold()).toBe(false)
})

test.each([
  ['before the press', true],
  ['after it', false],
])('a script that failed %s is said at once', (_, isBefore) => {
  const page = pageOf(button)
  if (isBefore) page.fail('/_next/static/chunks/a.js')
  page.find('button').click()
  if (!isBefore) page.fail('/_next/static/chunks/a.js')
  expect(page.isTold()).toBe(true)
})

test('a script of somebody else may fail', () => {
  const page = pageOf(button)
  page.find('button').click()
  page.fail('https://reviews.example/a.js')
  expect(page.isTold()).toBe(false)
})

test('what works without scripts is left alone', () => {
  const page = pageOf(
    '<form><select><option>a</select></form><button type="button" popovertarget="x">More</button><a href="#x">Down</a>',
  )
  page.fail('/_next/static/chunks/a.js')
  for (const selector of ['[popovertarget]', 'a']) page.find(selector).click()
  page.choose('select')
  expect(page.isTold()).toBe(false)
})

test('a space on what opens the booking is a press too, and scrolls nothing', () => {
  const page = pageOf('<a href="/first-time-patients" data-book="{}">Book Now</a><a href="/about">About</a>')
  const press = (selector: string, key: string) => {
    const event = new (
      page.find(selector).ownerDocument.defaultView as unknown as typeof globalThis
    ).KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    page.find(selector).dispatchEvent(event)
    return [event.defaultPrevented, page.find(selector).ariaBusy]
  }
  expect(press('[data-book]', 'Enter')[0]).toBe(false)
  expect(press('[href="/about"]', ' ')[0]).toBe(false)
  expect(press('[data-book]', ' ')[0]).toBe(true)
  expect(page.find('[data-book]').getAttribute('aria-busy')).toBe('true')
})
