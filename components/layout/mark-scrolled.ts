/** Where the browser has no scroll timelines, marks the header once the page has moved by more than 20 px (HEAD-017). */
export function markScrolled(): () => void {
  if (CSS.supports('animation-timeline: scroll()')) return () => undefined
  const header = document.querySelector('.site-header')
  const mark = () => header?.toggleAttribute('data-scrolled', window.scrollY > 20)
  mark()
  window.addEventListener('scroll', mark, { passive: true })
  return () => window.removeEventListener('scroll', mark)
}
