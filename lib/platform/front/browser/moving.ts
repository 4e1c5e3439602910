import { formatNumber } from '@/lib/platform/shared/locale'

const durationMs = 3000
const staggerMs = 200
const threshold = 0.3
/** Of a single item there is nothing to pause. */
const ready =
  '[data-seen]:has(.rotator-pause):not([data-paused],[data-hovered],:has(.rotator-items:focus-within))'
const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Counts up to a figure once, when it comes into view (HOME-017, HOME-018). Only its picture counts (`data-now`):
 * what is read out, copied, found, printed or indexed is the end. Under reduced motion nothing counts.
 */
function startCounters(): void {
  const counted = new WeakSet<Element>()
  watch(
    '.count-up',
    (element, isInSight) => {
      if (!isInSight || counted.has(element)) return
      counted.add(element)
      count(element)
    },
    threshold,
  )
}

function count(element: HTMLElement) {
  if (stillness.matches) return
  const { value, place } = element.dataset
  const suffix = element.textContent?.replace(/^[\d,.]+/, '') ?? ''
  let begun: number | undefined
  requestAnimationFrame(function step(now) {
    begun ??= now + Number(place) * staggerMs
    const share = Math.min(1, Math.max(0, (now - begun) / durationMs))
    if (share === 1) return element.removeAttribute('data-now')
    element.dataset.now = formatNumber(Math.floor(Number(value) * share)) + suffix
    requestAnimationFrame(step)
  })
}

/**
 * Shows the next item of a rotator after each interval (`data-interval`, ms), and begins again after the last. It
 * waits out of sight and while the pointer or the focus is on the items, and stands still once paused and under
 * reduced motion (HOME-004).
 */
function startRotators(): void {
  const timers = new WeakMap<Element, number>()

  watch('.rotator', (rotator, isInSight) => {
    rotator.toggleAttribute('data-seen', isInSight)
    plan(rotator)
  })
  stillness.addEventListener('change', () => {
    for (const rotator of document.querySelectorAll<HTMLElement>('.rotator')) plan(rotator)
  })
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) addEventListener(type, follow)
  addEventListener('click', press)

  function plan(rotator: HTMLElement) {
    const isMoving = !stillness.matches && rotator.matches(ready)
    rotator.toggleAttribute('data-moving', isMoving)
    listOf(rotator).ariaLive = isMoving ? 'off' : 'polite'
    clearTimeout(timers.get(rotator))
    if (isMoving) timers.set(rotator, window.setTimeout(showNext, Number(rotator.dataset.interval), rotator))
  }

  function showNext(rotator: HTMLElement) {
    const items = [...listOf(rotator).children]
    show(rotator, (items.findIndex((item) => item.hasAttribute('data-active')) + 1) % items.length)
    plan(rotator)
  }

  function follow({ type, target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) {
    const list = closest(target, '.rotator-items')
    const rotator = closest(list, '.rotator')
    if (!list || !rotator) return
    if (type.startsWith('pointer'))
      rotator.toggleAttribute('data-hovered', type === 'pointerover' || list.contains(relatedTarget as Node))
    // The focus is on its way.
    queueMicrotask(() => plan(rotator))
  }

  function press({ target }: Event) {
    const button = closest(target, 'button')
    const rotator = closest(button, '.rotator')
    if (!button || !rotator) return
    if (button.matches('.rotator-pause')) rotator.toggleAttribute('data-paused')
    if (button.dataset.show) show(rotator, Number(button.dataset.show))
    plan(rotator)
  }

  function show(rotator: HTMLElement, index: number) {
    for (const [at, item] of [...listOf(rotator).children].entries())
      item.toggleAttribute('data-active', at === index)
    for (const button of rotator.querySelectorAll<HTMLElement>('[data-show]'))
      button.ariaPressed = String(button.dataset.show === String(index))
  }
}

/** The buttons below a shelf lead to its next or last card (components/ui/shelf.tsx). */
function turnShelves(): void {
  addEventListener('click', ({ target }) => {
    const button = closest(target, '[data-turn]')
    const shelf = closest(button, 'section')?.querySelector('.shelf')
    const behavior = stillness.matches ? 'instant' : 'smooth'
    shelf?.scrollBy({ left: Number(button?.dataset.turn) * shelf.clientWidth * 0.85, behavior })
  })
}

/** Undefined also for what is no element: a document has the focus, too. */
const closest = (target: EventTarget | null | undefined, selector: string) =>
  (target as Partial<Element> | null | undefined)?.closest?.<HTMLElement>(selector)

const listOf = (rotator: Element) => rotator.querySelector('.rotator-items') as HTMLElement

/**
 * Tells `follow` when elements come into sight and leave it, also those that come later: the router brings pages
 * without a document.
 */
function watch(
  selector: string,
  follow: (element: HTMLElement, isInSight: boolean) => void,
  threshold?: number,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) follow(target as HTMLElement, isIntersecting)
    },
    { threshold },
  )
  // What it observes already it leaves as it is.
  const look = () => {
    for (const element of document.querySelectorAll(selector)) observer.observe(element)
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

// A file of its own, which the boot loads: `npm run typegen` makes it.
startRotators()
startCounters()
turnShelves()
