import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { IvMenu } from '@/components/blocks/treatments'
import { Comparison } from '@/components/details/comparison'
import { DripAnswer } from '@/components/details/drip-answer'
import { DripDetail } from '@/components/details/offering-detail'
import { pageMarkdown } from '@/components/markdown/pages'
import { ivServices } from '@/content/iv-services'
import { menuOn } from '@/lib/care/quotes/server/menu'
import { quoteBy, quoteRows } from '@/lib/care/quotes/shared/quote'
import { loadSearchIndex } from '@/lib/care/search/server/load-index'
import { evaluateQuery } from '@/lib/content/schedule/server/fetch-at'
import { changesDueBy, documentsAt } from '@/lib/content/schedule/shared/content-at'
import { getDetail } from '@/lib/content/server/details'
import { getDripFinder } from '@/lib/content/server/form-texts'
import { listIvServices } from '@/lib/content/server/menu'
import { type BlockOf, getPage, type Page } from '@/lib/content/server/pages'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatCents } from '@/lib/platform/shared/money'
import { seeds } from '@/tests/fixtures/seed-search'

type Stored = (typeof stored)[number]
type Options = { params?: Record<string, unknown>; tags: string[] }

const start = Date.parse('2026-11-25T21:00:00Z')
const born = { _rev: 'first', _createdAt: '2026-11-01T00:00:00Z', _updatedAt: '2026-11-01T00:00:00Z' }
const stored = seeds.map((document) => ({ ...born, ...document }))

/** The day that is asked for, what is published then, and what is planned: a quote reads the plan itself. */
const day = vi.hoisted(() => ({ at: new Date(), documents: [] as never[], planned: [] as never[] }))
vi.mock('@/lib/content/server/load', async (original) => {
  const load = await original<typeof import('@/lib/content/server/load')>()
  return {
    ...load,
    loadContent: async (query: string, { params = {}, tags }: Options) =>
      load.validateResult(query, await evaluateQuery(query, params, day.documents, day.at), tags),
  }
})
vi.mock('@/lib/content/schedule/server/groups', () => ({
  readChangesDueBy: async (moment: Date) => ({ changes: changesDueBy(day.planned, moment) }),
  async lastDueBy(moment: Date) {
    const due = day.planned.map(({ dueAt }) => new Date(dueAt)).filter((one) => one <= moment)
    return due.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
  },
}))
vi.mock('@/lib/content/server/client', () => ({ everyVersionClient: () => ({ fetch: async () => stored }) }))
vi.mock('@/lib/platform/server/remembered', () => ({
  remembered: (_: string, { load }: { load(key: string): unknown }) => ({ get: load }),
}))

/** A quote goes by the end of its day, so nothing is planned for between that and the moment that is asked for. */
const oneDay = 86_400_000
const slugs = ivServices.map(({ slug }) => slug.current)
/** Dollars with cents that no price of the first edition has, each once in a plan. */
const plan = fc.uniqueArray(
  fc.record({
    drip: fc.nat(slugs.length - 1),
    cents: fc.integer({ min: 50_01, max: 899_99 }).filter((cents) => cents % 100 !== 0),
    dueIn: fc.integer({ min: 1, max: 60 }),
    dosage: fc.nat(4),
  }),
  { selector: ({ cents }) => cents, minLength: 1, maxLength: 12 },
)

type Planned = { drip: number; cents: number; dueIn: number; dosage: number }
const dosagesOf = (drip: number) => (ivServices[drip] as { dosages?: unknown[] } | undefined)?.dosages

/** Plans a price: of the drip, or of one of its dosages. */
function groupOf({ drip, cents, dueIn, dosage }: Planned) {
  const before = stored.find(({ _id }) => _id === `iv-${slugs[drip]}`) as Stored & {
    dosages?: { price: number }[]
  }
  const price = cents / 100
  const after = before.dosages?.[dosage]
    ? { ...before, dosages: before.dosages.map((one, at) => (at === dosage ? { ...one, price } : one)) }
    : { ...before, price }
  const change = { documentId: before._id, before, after }
  const moment = new Date(start + dueIn * oneDay).toISOString()
  return { dueAt: moment, createdAt: moment, changes: [change] as never[] }
}

/** The last of the prices of this drip that the menu shows by then. */
const latestOf = (planned: Planned[], drip: number, ask: number) =>
  planned
    .filter((one) => one.drip === drip && one.dueIn <= ask)
    .filter(({ dosage }) => !dosagesOf(drip) || dosagesOf(drip)?.[dosage])
    .reduce<Planned | null>((last, one) => (last && last.dueIn > one.dueIn ? last : one), null)

const amountsIn = (text: string) => [...new Set(text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g))].sort()

async function textOf(element: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(element)
  await stream.allReady
  return (await new Response(stream).text()).replaceAll('<!-- -->', '')
}

async function pageOf(path: string): Promise<Page> {
  const page = await getPage(path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}
const blockOf = async (path: string) =>
  (await pageOf(path)).blocks?.find(({ _type }) => _type === 'ivMenu') as BlockOf<'ivMenu'>
const detailOf = async (slug: string) => {
  const detail = await getDetail({ type: 'ivService', slug })
  if (detail?.type !== 'ivService') throw new Error(`There is no drip ${slug}`)
  return detail
}
const partWith = (text: string, between: RegExp, words: string) =>
  text.split(between).find((part) => part.includes(words)) ?? ''

/** The menu's own card, from which all others must not differ. */
const menuCard = async (slug: string) => {
  const id = ivServices.find((one) => one.slug.current === slug)?.anchor ?? slug
  return partWith(await textOf(await IvMenu(await blockOf('/iv-therapy'))), /(?=<li id=)/, `<li id="${id}"`)
}

/**
 * Who else says what a drip costs: all of its prices, or of several dosages the lowest. A new reader of the menu's
 * prices is a line here.
 */
const readers: { name: string; says: 'all' | 'lowest'; read(slug: string, name: string): Promise<string> }[] =
  [
    {
      name: 'the comparison',
      says: 'all',
      async read(slug) {
        const beside = slug === 'myers' ? 'gold' : 'myers'
        const compared = { slugs: [slug, beside], problem: null }
        const html = await textOf(await Comparison({ services: await listIvServices(), compared }))
        return html.split('<tbody')[1]?.split('<td')[1] ?? ''
      },
    },
    {
      name: 'help me choose',
      says: 'lowest',
      async read(slug) {
        const page = await getDripFinder()
        const [purpose] = page?.finder.purposes ?? []
        if (!page || !purpose) throw new Error('There is no finder')
        const drips = [{ _type: 'reference' as const, _key: 'a', _ref: `iv-${slug}` }]
        const wish = {
          purpose: { ...purpose, drips },
          minutes: null,
          cents: null,
          place: { kind: 'unasked' },
        } as const
        const html = await textOf(await DripAnswer({ page, wish, values: {} }))
        return html.split('<form')[0] ?? ''
      },
    },
    {
      name: 'the search',
      says: 'lowest',
      async read(slug) {
        const { entries } = await loadSearchIndex(day.at)
        return entries.find(({ id }) => id === `iv-${slug}`)?.price ?? ''
      },
    },
    {
      name: 'its own page',
      says: 'all',
      async read(slug) {
        const { of, facts } = await detailOf(slug)
        return textOf(await DripDetail({ service: of, facts }))
      },
    },
    {
      name: 'the Markdown of its page',
      says: 'all',
      read: async (slug) => pageMarkdown(await pageOf(`/iv-therapy/${slug}`)),
    },
    {
      name: 'the Markdown of the menu',
      says: 'all',
      read: async (_, name) =>
        partWith(await pageMarkdown(await pageOf('/iv-therapy')), /^(?=#+ )/m, `#### ${name}\n`),
    },
    {
      name: 'the Markdown of help me choose',
      says: 'lowest',
      read: async (slug) =>
        partWith(await pageMarkdown(await pageOf('/help-me-choose')), /\n/, `/iv-therapy/${slug})`),
    },
    {
      name: 'the quote for a group',
      says: 'all',
      async read(_, name) {
        // A group asks long before its day: what is planned until then is not published yet.
        day.documents = stored as never[]
        const menu = await menuOn(clinicDate(day.at))
        const offered = menu.offers.filter((one) => one.name === name || one.name.startsWith(`${name}, `))
        const lines = offered.map(({ key }) => ({ key, count: 5 }))
        const quote = quoteBy({ ...menu, isClosed: false }, { guests: 5, zip: '85251', lines })
        return 'problems' in quote
          ? ''
          : quoteRows(quote)
              .map(({ label }) => label)
              .join('\n')
      },
    },
  ]

test('on any date of any plan, whoever states the price of a drip states the menu’s of that date [IVT-002] (decisions 0040, 0041, 0046)', async () => {
  await fc.assert(
    fc.asyncProperty(
      plan,
      fc.nat(slugs.length - 1),
      fc.integer({ min: 0, max: 66 }),
      async (planned, drip, ask) => {
        day.at = new Date(start + ask * oneDay)
        day.planned = planned.map(groupOf) as never[]
        const changes = changesDueBy(day.planned, day.at)
        const documents = documentsAt(stored as never[], changes) as never[]
        day.documents = documents
        const slug = slugs[drip] ?? ''
        const { name = '' } = ivServices[drip] ?? {}
        const all = amountsIn(await menuCard(slug))
        expect(all.length, `${name} on the menu`).toBeGreaterThan(0)
        const latest = latestOf(planned, drip, ask)
        if (latest) expect(all, `${name} on the menu`).toContain(formatCents(latest.cents))
        const dollars = all.map((amount) => Number(amount.replace(/[$,]/g, '')))
        const lowest = all.filter((_, index) => dollars[index] === Math.min(...dollars))
        for (const { name: reader, says, read } of readers) {
          day.documents = documents
          const stated = amountsIn(await read(slug, name))
          // Not every drip goes with an occasion.
          if (reader === 'the Markdown of help me choose' && stated.length === 0) continue
          expect(stated, `${name}: ${reader}`).toEqual(says === 'all' ? all : lowest)
        }
      },
    ),
    { numRuns: 15 },
  )
})
