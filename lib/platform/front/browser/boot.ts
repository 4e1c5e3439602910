import { hasAccountCart, hasLines, hasOrder, hasStoredGifts } from '@/lib/platform/browser/kept-here'
import { noteEarlyInput } from './early-input'

/** Where moving.ts is served, put in by `npm run typegen`. */
declare const movingAddress: string

/** What the front took out of the document (lib/platform/front/server/finish.ts). */
type Taken = { scripts: string[]; data?: [list: string, item: unknown][]; isAtOnce?: boolean }

/** The last two: somebody comes back to this tab, or did something in another. */
const signs = [
  ...['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'click', 'input'],
  ...['visibilitychange', 'storage'],
]

/**
 * The file of what every page needs (lib/platform/front/server/script-bundle.ts). Unlike a page's own chunks it doesn't
 * ask which script it is, and may be a module: those are fetched ahead in Safari too, and compiled at once, beside the
 * page, which at a press took a third of the time.
 */
const bundle = /site-/

/**
 * Loads the page's scripts at the first sign of a visitor, also one that only assistive technology gives, or at once
 * where the page has to know something. Until then the browser fetches and compiles them without running them, unless
 * the visitor saves data.
 */
function loadOnIntent(): void {
  let taken: Taken | undefined
  let isWanted = false
  for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true })
  addEventListener('DOMContentLoaded', () => {
    const place = document.getElementById('scripts')
    if (!place?.textContent) return loadMoving()
    if (document.querySelector('.rotator, .count-up, .shelf-turns'))
      requestAnimationFrame(() => setTimeout(loadMoving))
    taken = JSON.parse(place.textContent) as Taken
    if (isWanted) load()
    // What is seen first is painted first, with its letters: Chromium waits a tenth of a second for them.
    else if (taken.isAtOnce || isCarryingSomething() || isAddressRead(taken))
      requestAnimationFrame(() => setTimeout(load, 100))
    else for (const place of document.querySelectorAll('.wakes')) wakes.observe(place)
  })
  // What is seen first comes before files for later, and a tab in the background has time.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(prefetch, 300)))
  const wakes = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) load()
  })

  function load(sign?: Event) {
    const { movementX, movementY } = (sign ?? {}) as PointerEvent
    // Chromium lets a pointer that rests “move” when a page comes below it.
    if (movementX === 0 && movementY === 0 && sign?.type === 'pointermove') return
    isWanted = true
    // Whoever comes to a tab in the background shows it first.
    if (!taken || document.hidden) return
    for (const sign of signs) removeEventListener(sign, load, true)
    wakes.disconnect()
    const lists = window as unknown as Record<string, unknown[] | undefined>
    for (const [list, item] of taken.data ?? []) {
      lists[list] ??= []
      lists[list].push(item)
    }
    // By `async` React knows them for those it asks for.
    for (const src of taken.scripts)
      document.head.append(
        Object.assign(document.createElement('script'), {
          src,
          type: bundle.test(src) ? 'module' : '',
          async: true,
        }),
      )
    taken = undefined
    loadMoving()
  }

  function prefetch() {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    for (const href of taken?.scripts ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: bundle.test(href) ? 'modulepreload' : 'prefetch',
          href,
        }),
      )
  }
}

/** A cart, an order on its way, or somebody signed in: the page looks different for them. */
function isCarryingSomething(): boolean {
  return hasLines() || hasStoredGifts() || hasOrder() || hasAccountCart()
}

/**
 * A fragment, or a field of the page that the address fills in, where the server hasn't; what a campaign adds is
 * nobody's.
 */
function isAddressRead({ data }: Taken): boolean {
  const names = data ? [] : [...new URLSearchParams(location.search).keys()]
  return Boolean(location.hash) || names.some((name) => document.getElementsByName(name)[0])
}

/** What moves by itself; once painted where there is any. The router may bring it later: it comes with the scripts. */
const loadMoving = () => import(movingAddress)

/**
 * Uses the style sheet of a page whose first screen a phone can paint without it, once it is there
 * (lib/platform/front/server/first-screen.ts); then the rest of the page is shown, a part at a time, so that a slow
 * phone can be scrolled and pressed meanwhile.
 */
function showPage(): void {
  const later = document.querySelector<HTMLStyleElement>('#later')
  let first = later?.previousElementSibling as HTMLStyleElement | null | undefined
  if (!later || !first) return
  const hidden = later.textContent.split(/[{}]/)[2] ?? ''
  const links = document.querySelectorAll<HTMLLinkElement>('link[media]')
  // The browser looks for it until the page has loaded: a fragment, or where somebody was before.
  const isPlaceWanted = location.hash || performance.navigation?.type
  // In the task of the load event the browser also lays the page out: long enough.
  const inOwnTask = isPlaceWanted ? (run: () => void) => run() : setTimeout
  let waiting = 1
  later.media = first.media
  addEventListener('DOMContentLoaded', countDown)
  // Nothing stays hidden, whatever became of the style sheet.
  addEventListener('load', () => inOwnTask(() => waiting > 0 && finish()))
  for (const link of links) {
    if (link.sheet) continue
    waiting++
    link.onload = () => inOwnTask(countDown)
    link.onerror = () => {
      // Without the style sheet the first screen keeps what it has.
      first = null
      countDown()
    }
  }

  function countDown() {
    if (--waiting === 0) finish()
  }

  function finish() {
    waiting = 0
    for (const link of links) link.removeAttribute('media')
    first?.remove()
    void show()
  }

  /** Part by part: first its style (asking for a colour does it), then where it stands; on slowly, if that takes long. */
  async function show() {
    let began = performance.now()
    const next = () => document.querySelector<HTMLElement>(hidden)
    for (let part: HTMLElement | null = document.body; part; part = next()) {
      const shown = part
      shown.dataset.shown = ''
      for (const look of [() => getComputedStyle(shown).color, () => shown.offsetHeight]) {
        look()
        if (isPlaceWanted || performance.now() - began < 10) continue
        await new Promise((resolve) => setTimeout(resolve))
        began = performance.now()
      }
    }
    later?.remove()
  }
}

// Stands in every document, before everything else: `npm run typegen` makes one line of it
// (lib/platform/front/server/boot-text.ts).
showPage()
noteEarlyInput()
loadOnIntent()
