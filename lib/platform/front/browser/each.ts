/** Calls `work` once for every element that is there when the document is read, or comes later: the router brings pages without one. */
export function each(selector: string, work: (element: HTMLElement) => void): void {
  const known = new WeakSet<HTMLElement>()
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (known.has(element)) continue
      known.add(element)
      work(element)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
}
