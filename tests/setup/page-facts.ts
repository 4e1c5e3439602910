import { expect } from '@playwright/test'
import { configure, within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { longPatience } from './buyer.ts'
import type { Demo } from './demo.ts'
import { withData } from './everything-told.ts'

// No style sheet is loaded: what one hides on some widths is a fact of the browser tests.
configure({ defaultHidden: true })

export type PageFacts = {
  status: number
  headers: Headers
  /** With the page's data: what is not in it no browser is told. */
  html: string
  document: Document
  /** Testing Library's queries over the whole page, and over its three landmarks. */
  page: Scope
  main: Scope
  banner: Scope
  footer: Scope
}
export type Scope = ReturnType<typeof within> & { element: HTMLElement }

/** Where the clinic's own numbers are called. */
export const phone = 'tel:+14805550142'
export const supportPhone = 'tel:+14805550143'

const known = new Map<string, Promise<PageFacts>>()

/** Asked until the CMS has said in time whether there is such a page; until then the answer is "not now". */
export async function answered(url: string): Promise<Response> {
  let response = await fetch(url)
  if (response.status !== 503) return response
  const ask = async () => {
    response = await fetch(url)
    return response.status
  }
  await expect.poll(ask, longPatience).not.toBe(503)
  return response
}

/**
 * What this address answers a visitor whose scripts do not run, parsed; asked once a worker, so only for content no
 * test changes.
 */
export function pageAt(demo: Demo, path: string): Promise<PageFacts> {
  const page = known.get(path) ?? fetchAnswered(demo, path)
  known.set(path, page)
  return page
}

async function fetchAnswered(demo: Demo, path: string): Promise<PageFacts> {
  const page = await fetchPage(demo, path)
  if (page.status !== 503) return page
  await answered(`${demo.ownUrl}${path}`)
  return fetchPage(demo, path)
}

/** The same, as it is now. */
export async function fetchPage(demo: Demo, path: string, init?: RequestInit): Promise<PageFacts> {
  const response = await fetch(`${demo.ownUrl}${path}`, { redirect: 'manual', ...init })
  const html = await response.text()
  const { window } = new JSDOM(html, { url: `${demo.siteUrl}${path}` })
  const { document } = window
  // To work out styles that nobody loaded took a quarter of these tests' time.
  window.getComputedStyle = ((element: HTMLElement) => ({
    getPropertyValue: (name: string) => (name === 'display' && element.hidden ? 'none' : ''),
  })) as typeof window.getComputedStyle
  const landmark = (name: string) => scope(document.querySelector(name))
  return {
    status: response.status,
    headers: response.headers,
    html: await withData(html, demo.ownUrl),
    document,
    page: scope(document.body),
    // Asked for when they are used: not every document of the site has them.
    get main() {
      return landmark('main')
    },
    get banner() {
      return landmark('header')
    },
    get footer() {
      return landmark('footer')
    },
  }
}

/** Testing Library's queries within this element; throws when there is none. */
export function scope(element: Element | null | undefined): Scope {
  if (!element) throw new Error('There is no such element on the page')
  return Object.assign(within(element as HTMLElement), { element: element as HTMLElement })
}

/** The words of an element as a reader sees them: spaces in a row are one. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export const textsOf = (elements: Iterable<Element>): string[] => [...elements].map(textOf)

/** The innermost part of the main content that has this heading of the second level. */
export function sectionOf({ main }: PageFacts, heading: string | RegExp): Scope {
  const title = main.getByRole('heading', { level: 2, name: heading })
  return scope(title.closest('section, article'))
}

/** The titles of the cards or steps under this heading, in their order. */
export const titlesIn = (facts: PageFacts, heading: string | RegExp): string[] =>
  textsOf(sectionOf(facts, heading).queryAllByRole('heading', { level: 3 }))

/** The one item of a list that has this heading: a card. */
export function cardOf({ element }: Scope, heading: string): Scope {
  const cards = [...element.querySelectorAll('li')].filter((item) =>
    [...item.querySelectorAll('h3, h4')].some((title) => textOf(title) === heading),
  )
  return scope(cards.length === 1 ? cards[0] : undefined)
}

/** Where a link leads, as it is written. */
export const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href')

/** Where the links in here lead, in their order. */
export const hrefsIn = ({ element }: Scope) => [...element.querySelectorAll('a')].map(hrefOf)

/** What this selector finds on the page, as a scope of its own. */
export const partOf = ({ document }: PageFacts, selector: string): Scope =>
  scope(document.querySelector(selector))
