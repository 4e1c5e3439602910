import type { Demo } from './demo'
import { fetchPage } from './page-facts'

/** The dollars that a text names, each once. */
const amountsIn = (text: string) => new Set(text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g))

/** What this address answers for machines: its status, headers and text. */
export async function fetchText(demo: Demo, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${demo.ownUrl}${path}`, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Every amount that the page states to visitors and in its Markdown. Forms state what is typed into them. */
export async function amountsOf(demo: Demo, path: string) {
  const { main } = await fetchPage(demo, path)
  for (const part of main.element.querySelectorAll('script, form[action]')) part.remove()
  const { text } = await fetchText(demo, path === '/' ? '/index.md' : `${path}.md`)
  return { html: amountsIn(main.element.textContent ?? ''), markdown: amountsIn(text) }
}
