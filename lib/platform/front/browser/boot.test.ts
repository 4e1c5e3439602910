import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { bootText } from '@/lib/platform/front/server/boot-text'

type Before = {
  url?: string
  isHidden?: boolean
  savesData?: boolean
  isReload?: boolean
  isLoading?: boolean
  isFinished?: boolean
  stored?: Record<string, string>
  cookie?: string
}
const files = ['/_page/x.js?of=%2F', '/_next/static/chunks/site-x.js', '/_next/static/chunks/a.js']

/** A page as the front sends it, or as Next made it, read to its end. */
function pageOf(
  more: object = {},
  body = '',
  {
    url = '',
    isHidden = false,
    isReload = false,
    isLoading = false,
    isFinished = true,
    savesData,
    stored = {},
    cookie,
  }: Before = {},
) {
  const taken = `<script type="application/json" id="scripts">${JSON.stringify({ scripts: files, ...more })}</script>`
  const { window } = new JSDOM(body + (isFinished ? taken : ''), {
    runScripts: 'outside-only',
    url: `https://clinic.example/${url}`,
  })
  const { document } = window
  const places: Element[] = []
  let see: ((entries: { isIntersecting: boolean }[]) => void) | undefined
  // jsdom has none of these.
  window.matchMedia = (() => ({ matches: false, addEventListener() {} })) as never
  window.IntersectionObserver = class {
    constructor(work: typeof see) {
      // The first: others count and rotate.
      see ??= work
    }
    observe = (place: Element) => places.push(place)
    disconnect() {}
  } as never
  let now = 0
  window.performance.now = () => (now += 20)
  Object.assign(window.performance, { navigation: { type: isReload ? 1 : 0 } })
  const waiting: (() => void)[] = []
  window.requestAnimationFrame = ((work: () => void) => waiting.push(work)) as never
  window.setTimeout = ((work: () => void) => waiting.push(work)) as never
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  Object.defineProperty(window.navigator, 'connection', { value: { saveData: savesData } })
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value)
  if (cookie) document.cookie = cookie
  const imported: string[] = []
  Object.assign(window, { imported })
  // jsdom imports nothing.
  window.eval(bootText.replaceAll('import(', 'imported.push('))
  window.dispatchEvent(new window.Event('DOMContentLoaded'))
  if (!isLoading) window.dispatchEvent(new window.Event('load'))
  return {
    window,
    places,
    /** A frame comes, or the time after it. */
    goOn() {
      for (const work of waiting.splice(0)) work()
    },
    comeIntoView: () => see?.([{ isIntersecting: true }]),
    show() {
      Object.defineProperty(document, 'hidden', { value: false })
      document.dispatchEvent(new window.Event('visibilitychange', { bubbles: true }))
    },
    /** The addresses of what is loaded. */
    loaded: () =>
      [...document.querySelectorAll('head script[src]')].map((script) => script.getAttribute('src')),
    imported,
    prefetched: () => [...document.querySelectorAll('link[rel]')].map((link) => link.getAttribute('href')),
  }
}

test.each([
  ['pointermove', 'pointerdown', 'scroll', 'storage'],
  ['keydown', 'focusin', 'input'],
  // Alone: what assistive technology and voice control give.
  ['click'],
])(
  'the scripts are fetched once a page is painted, and run at the first sign of a visitor: %s',
  (...signs) => {
    for (const sign of signs) {
      const { window, loaded, goOn, prefetched } = pageOf()
      goOn()
      expect(prefetched()).toEqual([])
      goOn()
      expect([loaded(), prefetched()]).toEqual([[], files])
      window.document.body.dispatchEvent(new window.Event(sign, { bubbles: true }))
      window.dispatchEvent(new window.Event(sign))
      expect(loaded(), sign).toEqual(files)
    }
  },
)

test('what every page needs comes as a module, which is compiled ahead', () => {
  const { window, goOn } = pageOf()
  goOn()
  goOn()
  const { document } = window
  const links = [...document.querySelectorAll('link')]
  expect(links.map((link) => link.rel)).toEqual(['prefetch', 'modulepreload', 'prefetch'])
  document.body.click()
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('head script[src]')]
  expect(scripts.map((script) => script.type)).toEqual(['', 'module', ''])
})

test('what moves by itself comes once painted where there is any, elsewhere with the scripts', () => {
  const moving = [expect.stringMatching(/^\/scripts\/moving-\w+\.js$/)]
  const home = pageOf({}, '<section class="rotator"></section>')
  expect(home.imported).toEqual([])
  home.goOn()
  home.goOn()
  expect(home.imported).toEqual(moving)
  const terms = pageOf()
  terms.goOn()
  terms.goOn()
  expect(terms.imported).toEqual([])
  terms.window.document.body.click()
  expect(terms.imported).toEqual(moving)
  expect(pageOf({}, '', { isFinished: false }).imported, 'without a front').toEqual(moving)
})

test('who saves data gets nothing before that', () => {
  const { loaded, goOn, prefetched } = pageOf({}, '', { savesData: true })
  goOn()
  goOn()
  expect([loaded(), prefetched()]).toEqual([[], []])
})

test.each([
  ['a cart', { stored: { cart: '[{"id":"injection-b12"}]' } }, true],
  ['an emptied cart', { stored: { cart: '[]' } }, false],
  ['gift cards in it', { stored: { cart_gifts: '[]' } }, true],
  ['an order on its way', { stored: { checkout: '{"key":"k","orderId":"1"}' } }, true],
  ['an order that was paid', { stored: { checkout: '{"key":"k"}' } }, false],
  ['somebody signed in', { cookie: 'signed_in=yes' }, true],
  ['a fragment', { url: '#immune' }, true],
  ['a subject for the form', { url: 'contact?subject=billing' }, true],
  ['a campaign', { url: '?utm_source=mail&gclid=1' }, false],
])('whether the page has to know at once: %s', (_, before, isAtOnce) => {
  const { loaded, goOn } = pageOf({}, '<form><select name="subject"></select></form>', before)
  expect(loaded(), 'the page is painted first').toEqual([])
  goOn()
  goOn()
  expect(loaded()).toEqual(isAtOnce ? files : [])
})

test('a provider’s place asks for them when it is in view', () => {
  const { places, loaded, comeIntoView } = pageOf({}, '<div class="reviews-place wakes"></div><div></div>')
  expect([places.length, loaded()]).toEqual([1, []])
  comeIntoView()
  expect(loaded()).toEqual(files)
})

test('a tab in the background waits until it is shown', () => {
  const { loaded, show } = pageOf({}, '', { isHidden: true, stored: { cart: '[1]' } })
  expect(loaded()).toEqual([])
  show()
  expect(loaded()).toEqual(files)
})

test('a field that the server has filled in from the address asks for nothing; a fragment does', () => {
  const form = '<form><input name="q" value="b12"></form>'
  const data = [['__next_f', [0]]]
  for (const [url, isRead] of [
    ['search?q=b12', false],
    ['search?q=b12#choose', true],
  ] as const) {
    const { loaded, goOn } = pageOf({ data, isAtOnce: false }, form, { url })
    goOn()
    goOn()
    expect(loaded()).toEqual(isRead ? files : [])
  }
})

test('a page that is kept nowhere brings its data, and may ask for its scripts at once', () => {
  const data = [
    ['__next_f', [0]],
    ['TURBOPACK', { otherChunks: [] }],
  ]
  const { window, loaded, goOn } = pageOf({ data, isAtOnce: true })
  goOn()
  goOn()
  expect(loaded()).toEqual(files)
  expect(window).toMatchObject({ __next_f: [[0]], TURBOPACK: [{ otherChunks: [] }] })
})

test.each([
  ['load', {}, false],
  ['error', {}, false],
  ['nothing', {}, false],
  ['load', { url: '#faq' }, true],
  ['load', { isReload: true }, true],
])(
  'what comes after the first screen is shown once the style sheet is there, can’t come or is not heard of (%s), %j, by and by or at once, where the browser looks for a place in it',
  async (how, before, isAtOnce) => {
    const { window, goOn } = pageOf(
      {},
      '<style id="first-screen" media="not all and (min-width:48rem)">h1{top:0}</style><style id="later" media="not all">html{top:0}main~:not([data-shown]){display:none}</style>' +
        '<link rel="stylesheet" href="/site.css" media="(min-width:48rem)"><main></main><aside></aside><footer></footer>',
      { ...before, isLoading: true },
    )
    const { document } = window
    const link = document.querySelector('link')
    const state = () => [
      [...document.querySelectorAll('body > [data-shown]:not(script)')].map(({ tagName }) => tagName).join(),
      document.querySelectorAll('style').length,
      link?.media,
    ]
    expect(state()).toEqual(['', 2, '(min-width:48rem)'])
    if (link && how === 'load') Object.defineProperty(link, 'sheet', { value: {} })
    if (how === 'nothing') window.dispatchEvent(new window.Event('load'))
    else {
      link?.dispatchEvent(new window.Event(how))
      // In the same task, where the style sheet is the last thing to come.
      window.dispatchEvent(new window.Event('load'))
    }
    // Not in the task of the load event, in which the browser lays the page out.
    expect(link?.media).toBe(how === 'error' || isAtOnce ? '' : '(min-width:48rem)')
    // Without the style sheet its stand-in stays.
    const left = how === 'error' ? 1 : 0
    if (!isAtOnce) {
      const shown: unknown[] = []
      while (document.querySelector('#later')) {
        shown.push(state()[0])
        goOn()
        await Promise.resolve()
      }
      // Its style in one task, its place in the next.
      expect(shown.filter((tags) => tags === 'ASIDE')).toHaveLength(2)
      expect([...new Set(shown)]).toEqual(['', 'ASIDE', 'ASIDE,FOOTER'])
    }
    expect(state()).toEqual(['ASIDE,FOOTER', left, ''])
  },
)
