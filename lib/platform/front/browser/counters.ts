import { each } from './each'

const durationMs = 3000
const staggerMs = 200
const threshold = 0.3

/**
 * Counts up to a figure once, when it comes into view (HOME-017, HOME-018). Only its picture counts (`data-now`): what is read out, copied,
 * found, printed or indexed is the end. Under reduced motion nothing counts.
 */
export function startCounters(): void {
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
    element.dataset.now = Math.floor(Number(value) * share).toLocaleString('en-US') + suffix
    requestAnimationFrame(step)
  })
}
