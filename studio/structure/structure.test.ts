import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { firstValueFrom, of } from 'rxjs'
import { createWorkspaceFromConfig, type Source } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { deskGroups } from './rows.ts'
import { contentsOf, pagesQuery, type ShownPage, structure } from './structure.ts'

type Pane = {
  id: string
  title?: string
  type?: string
  items?: Pane[]
  child?: unknown
  options?: { filter?: string; params?: Record<string, unknown> }
}
type Serializable = { serialize(options: { path: string[] }): Pane }

const dataset = seedDocuments()

const client = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
  resolveFetch: () => async () => Response.json({ result: null, ms: 0 }),
})

async function openDesk(): Promise<Pane> {
  const workspace = await createWorkspaceFromConfig({
    projectId: 'local',
    dataset: 'production',
    schema: { types: schemaTypes },
    getClient: () => client,
    currentUser: { id: 'ed', name: 'Ed', email: 'ed@ocotillo.example', role: 'editor', roles: [] },
  })
  const pages: ShownPage[] = await (await evaluate(parse(pagesQuery), { dataset })).get()
  const documentStore = { listenQuery: () => of(pages) }
  const S = createStructureBuilder({ source: workspace as unknown as Source, perspectiveStack: [] })
  const context = { ...workspace, documentStore } as unknown as StructureResolverContext
  return (structure(S, context) as Serializable).serialize({ path: [] })
}

async function open(list: Pane, title: string): Promise<Pane> {
  const item = list.items?.find((one) => one.title === title)
  const child = typeof item?.child === 'function' ? item.child(item.id, {}) : item?.child
  const opened = child && 'subscribe' in child ? await firstValueFrom(child) : child
  return typeof opened?.serialize === 'function' ? opened.serialize({ path: [] }) : opened
}

test('the desk is drawn, each line with what it opens', async () => {
  const desk = await openDesk()
  expect(desk.title).toBe('Content')
  for (const { title } of deskGroups.flatMap(({ rows }) => rows))
    expect(await open(desk, title), title).toBeTruthy()
  expect((await open(desk, 'Past events')).options?.filter).toContain('now()')
})

test('a line opens the one document there is, or a list of what there is; only no job is hidden yet', async () => {
  const desk = await openDesk()
  const types = new Set<string>(dataset.map(({ _type }) => _type))
  for (const { id, title, type, holds } of deskGroups.flatMap(({ rows }) => rows)) {
    const pane = await open(desk, title)
    expect(pane.title).toBe(title)
    if (holds === 'only') {
      expect(pane).toMatchObject({ type: 'document', options: { id: type, type } })
      continue
    }
    const { filter = '', params } = pane.options ?? {}
    const found = await (await evaluate(parse(`*[${filter}]`, { params }), { dataset, params })).get()
    expect([title, found.length > 0]).toEqual([title, types.has(type) && id !== 'hiddenJobs'])
  }
})

test('the home page leads to itself and to what it shows', async () => {
  const pages = await open(await openDesk(), 'Page by page')
  expect(pages.items?.[0]?.title).toBe('Home')
  const home = await open(pages, 'Home')
  const titles = home.items?.map(({ title }) => title)
  expect(titles?.[0]).toBe('This page')
  expect(titles).toEqual(expect.arrayContaining(['Treatments', 'Testimonials', 'Questions on this page']))
  expect(await open(home, 'This page')).toMatchObject({ type: 'document' })
})

test('a legal page leads to its text, a page with a form to the words of that form', async () => {
  const pages = await open(await openDesk(), 'Page by page')
  expect(await open(await open(pages, 'Terms'), 'The legal text')).toMatchObject({ type: 'document' })
  const contact = await open(pages, 'Contact')
  const words = await open(contact, 'Form texts on this page')
  expect(words).toMatchObject({
    type: 'documentList',
    options: { params: { chosen: ['contact', 'call-back'] } },
  })
})

test('every page of the first edition can be opened', async () => {
  const pages = await open(await openDesk(), 'Page by page')
  const stored = dataset.filter(({ _type }) => _type === 'page')
  expect(pages.items).toHaveLength(stored.length)
  for (const { title = '' } of pages.items ?? [])
    expect((await open(pages, title)).items?.length, title).toBeGreaterThan(0)
})

const block = (own: Partial<NonNullable<ShownPage['blocks']>[number]> & { _type: string }) => ({
  kind: null,
  form: null,
  text: null,
  faqs: null,
  hasReviews: false,
  ...own,
})
const page = (...blocks: ReturnType<typeof block>[]): ShownPage => ({
  _id: 'p',
  title: 'P',
  path: '/p',
  blocks,
})

test('a page names each list it shows once, in the order of its blocks', () => {
  const shown = contentsOf(
    page(
      block({ _type: 'hero' }),
      block({ _type: 'featuredTreatments' }),
      block({ _type: 'treatmentMenu' }),
      block({ _type: 'testimonialRotator' }),
    ),
  )
  expect(shown.rows).toEqual(['treatment', 'testimonial'])
})

test('a price list shows what it lists, and nothing while that is not chosen', () => {
  expect(contentsOf(page(block({ _type: 'productList', kind: 'giftCards' }))).rows).toEqual(['giftPreset'])
  expect(contentsOf(page(block({ _type: 'productList' }))).rows).toEqual([])
})

test('a booking band shows testimonials only below a heading of reviews', () => {
  expect(contentsOf(page(block({ _type: 'bookingCallout' }))).rows).toEqual([])
  expect(contentsOf(page(block({ _type: 'bookingCallout', hasReviews: true }))).rows).toEqual([
    'testimonial',
    'bookingSettings',
  ])
})

test('questions, legal texts and forms are those the page chose', () => {
  const shown = contentsOf(
    page(
      block({ _type: 'faqList', faqs: ['faq-a', 'faq-b'] }),
      block({ _type: 'faqList', faqs: ['faq-a'] }),
      block({ _type: 'legalText', text: 'legal-terms' }),
      block({ _type: 'requestForm', form: 'contact' }),
    ),
  )
  expect(shown).toEqual({ rows: [], faqs: ['faq-a', 'faq-b'], texts: ['legal-terms'], forms: ['contact'] })
})

test('a page without blocks, and a block nobody knows, show nothing', () => {
  const nothing = { rows: [], faqs: [], texts: [], forms: [] }
  expect(contentsOf({ ...page(), blocks: null })).toEqual(nothing)
  expect(contentsOf(page(block({ _type: 'unheardOf' })))).toEqual(nothing)
})
