import { formatNumber } from '@/lib/platform/shared/locale'

const durationMs = 3000
const staggerMs = 200
const threshold = 0.3

/**
 * Counts up to a figure once, when it comes into view (HOME-017, HOME-018). Only its picture counts (`data-now`):
 * what is read out, copied, found, printed or indexed is the end. Under reduced motion nothing counts.
 */
function startCounters(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        count(target as HTMLElement)
      }
    },
    { threshold },
  )
  each('.count-up', (element) => observer.observe(element))
}

function count(element: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
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
 * waits while the pointer or the focus is on the items, and stands still once paused and under reduced motion
 * (HOME-004).
 */
function startRotators(): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  const timers = new WeakMap<Element, number>()
  const hovered = new WeakSet<Element>()

  each('.rotator', plan)
  stillness.addEventListener('change', () => {
    for (const rotator of document.querySelectorAll<HTMLElement>('.rotator')) plan(rotator)
  })
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) addEventListener(type, follow)
  addEventListener('click', press)

  function plan(rotator: HTMLElement) {
    const list = listOf(rotator)
    const isMoving =
      !stillness.matches &&
      !rotator.hasAttribute('data-paused') &&
      list.children.length > 1 &&
      !hovered.has(list) &&
      !list.matches(':focus-within')
    rotator.toggleAttribute('data-moving', isMoving)
    list.ariaLive = isMoving ? 'off' : 'polite'
    clearTimeout(timers.get(rotator))
    if (isMoving) timers.set(rotator, window.setTimeout(showNext, Number(rotator.dataset.interval), rotator))
  }

  function showNext(rotator: HTMLElement) {
    const items = [...listOf(rotator).children]
    show(rotator, (items.findIndex((item) => item.hasAttribute('data-active')) + 1) % items.length)
    plan(rotator)
  }

  function follow({ type, target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) {
    const list = target instanceof Element ? target.closest('.rotator-items') : null
    const rotator = list?.closest<HTMLElement>('.rotator')
    if (!list || !rotator) return
    if (type === 'pointerover') hovered.add(list)
    if (type === 'pointerout' && !list.contains(relatedTarget as Node | null)) hovered.delete(list)
    // The focus is on its way.
    queueMicrotask(() => plan(rotator))
  }

  function press({ target }: Event) {
    const button = target instanceof Element ? target.closest('button') : null
    const rotator = button?.closest<HTMLElement>('.rotator')
    if (!button || !rotator) return
    if (button.matches('.rotator-pause')) rotator.toggleAttribute('data-paused')
    else if (button.dataset.show) show(rotator, Number(button.dataset.show))
    else return
    plan(rotator)
  }

  function show(rotator: HTMLElement, index: number) {
    for (const [at, item] of [...listOf(rotator).children].entries())
      item.toggleAttribute('data-active', at === index)
    for (const button of rotator.querySelectorAll<HTMLElement>('[data-show]'))
      button.ariaPressed = String(Number(button.dataset.show) === index)
  }
}

/** The buttons below a shelf lead to its next or last card (components/ui/shelf.tsx). */
function turnShelves(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-turn]') : null
    const shelf = button?.closest('section')?.querySelector('.shelf')
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    shelf?.scrollBy({ left: Number(button?.dataset.turn) * shelf.clientWidth * 0.85, behavior })
  })
}

const listOf = (rotator: Element) => rotator.querySelector('.rotator-items') as HTMLElement

/** Calls `work` once for every element that is there, or comes later: the router brings pages without a document. */
function each(selector: string, work: (element: HTMLElement) => void): void {
  const known = new WeakSet<HTMLElement>()
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (known.has(element)) continue
      known.add(element)
      work(element)
    }
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

// A file of its own, which the boot loads where something moves: `npm run typegen` makes it.
startRotators()
startCounters()
turnShelves()
