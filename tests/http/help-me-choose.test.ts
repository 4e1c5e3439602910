import { randomInt } from 'node:crypto'
import { helpMeChoose } from '@/content/pages/help-me-choose'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { fetchPage, hrefsIn, pageAt, textOf, textsOf } from '../setup/page-facts'

const finder = helpMeChoose.blocks.find((block) => block._type === 'dripFinder')
const keyOf = (label: string) =>
  finder?.purposes?.find((purpose) => purpose.label?.includes(label))?._key ?? 'no such purpose'

const send = (demo: Demo, answers: Record<string, string>, headers: Record<string, string> = {}) =>
  fetchPage(demo, '/api/help-me-choose', {
    method: 'POST',
    headers: {
      origin: demo.siteUrl,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...headers,
    },
    body: new URLSearchParams(answers).toString(),
  })
const suggested = (page: Awaited<ReturnType<typeof send>>) => textsOf(page.document.querySelectorAll('li h2'))

test('four answers lead to drips with price, time, booking, comparison and a person to talk to (decision 0046)', async ({
  demo,
}) => {
  const page = await send(demo, {
    purpose: keyOf('long flight'),
    minutes: '45',
    budget: '200',
    place: '85251',
  })
  expect(page.status).toBe(200)
  expect(suggested(page)).toEqual(['Rehydrate', 'Rehydrate Plus'])
  const words = textOf(page.main.element)
  for (const said of ['$165', '$195', '30 min', '45 min', 'we come to Scottsdale', 'isn’t a diagnosis'])
    expect(words.toLowerCase()).toContain(said.toLowerCase())
  expect(words).toContain('This text is a sample.')
  expect(hrefsIn(page.main)).toEqual(
    expect.arrayContaining([
      '/iv-therapy/rehydrate',
      '/iv-therapy/compare?drip=rehydrate&drip=rehydrate-plus',
      '/is-it-right-for-me',
      'tel:+14805550142',
    ]),
  )
  expect(page.document.querySelectorAll('[data-book]').length).toBeGreaterThan(1)
  const chosen = [...page.document.querySelectorAll<HTMLInputElement>('form :checked')].map(
    ({ value }) => value,
  )
  expect(chosen).toEqual([keyOf('long flight'), '45', '200'])
})

test('a travel fee counts, an unserved place is said, and where nothing fits the nearest are named (decision 0046)', async ({
  demo,
}) => {
  const mesa = await send(demo, { purpose: keyOf('morning after'), budget: '200', place: 'Mesa' })
  expect(suggested(mesa)).toEqual(['Rehydrate', 'Hangover'])
  expect(textOf(mesa.main.element)).toContain('$190 with the $25 travel fee')
  expect(textOf(mesa.main.element)).toContain('$20 over your budget')
  const nad = await send(demo, { purpose: keyOf('NAD'), budget: '200', minutes: '30', place: '10001' })
  expect(suggested(nad)).toHaveLength(3)
  expect(textOf(nad.main.element)).toContain('Nothing we’d suggest for this fits your time and budget')
  expect(textOf(nad.main.element)).toContain('10001 is outside our area')
})

test('an unclear answer is named with its question, and what was chosen stays (decision 0046)', async ({
  demo,
}) => {
  const page = await send(demo, { purpose: keyOf('wedding'), minutes: '60', place: '<b>Atlantis</b>' })
  expect(page.status).toBe(400)
  expect(textOf(page.main.getByRole('alert'))).toContain('Where should we come?')
  expect(page.document.querySelector<HTMLInputElement>('[name=place]')?.value).toBe('<b>Atlantis</b>')
  expect(page.document.querySelector<HTMLInputElement>('[value="60"]')?.checked).toBe(true)
  const none = await send(demo, {})
  expect([none.status, textOf(none.main.getByRole('alert'))]).toEqual([
    400,
    expect.stringContaining('What is it for?'),
  ])
})

test('answers are kept nowhere: no store, no address; other sites, other bodies and floods are refused (decision 0046)', async ({
  demo,
}) => {
  const page = await send(demo, { purpose: keyOf('try') })
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.headers.get('location')).toBeNull()
  for (const href of hrefsIn(page.main)) expect(href).not.toContain(keyOf('try'))
  expect((await send(demo, {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send(demo, {}, { 'content-type': 'application/json' })).status).toBe(415)
  expect((await send(demo, { place: 'a'.repeat(5000) })).status).toBe(413)
  const one = { 'x-forwarded-for': '10.77.1.1' }
  const many = await Promise.all(Array.from({ length: 61 }, () => send(demo, {}, one)))
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([400, 429]))
  const asked = await fetchPage(demo, '/api/help-me-choose')
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/help-me-choose'])
})

test('the questions stand on a page of their own, found from the menu, the search and the map of the site (decision 0046)', async ({
  demo,
}) => {
  const page = await pageAt(demo, '/help-me-choose')
  const form = page.document.querySelector('form[action="/api/help-me-choose"]')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.querySelectorAll('fieldset')).toHaveLength(3)
  expect(textOf(page.main.element)).toContain('This text is a sample.')
  expect(hrefsIn((await pageAt(demo, '/iv-therapy')).main)).toContain('/help-me-choose')
  const text = async (path: string) => (await fetch(`${demo.ownUrl}${path}`)).text()
  expect(await text('/sitemap.xml')).toContain('/help-me-choose<')
  expect(await text('/search?q=help+me+choose')).toContain('href="/help-me-choose"')
  const markdown = await text('/help-me-choose.md')
  expect(markdown).toMatch(/\[Rehydrate\]\(\S+\/iv-therapy\/rehydrate\) · \*\*\$165\*\* · 30 min/)
})
