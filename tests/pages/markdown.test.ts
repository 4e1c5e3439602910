import { addresses, newerAddresses } from '../setup/addresses'
import { expect, test } from '../setup/http-test'
import { amountsOf, fetchText } from '../setup/markdown'
import { oddCall } from '../setup/odd-call'
import { fetchPage, pageAt, textOf } from '../setup/page-facts'

const markdownOf = (address: string) => (address === '/' ? '/index.md' : `${address}.md`)

for (const address of [...addresses, ...newerAddresses])
  test(`${address} is there as Markdown, at its own address for who asks for it, and every heading of it (decision 0041)`, async ({
    demo,
  }) => {
    const { status, headers, text } = await fetchText(demo, markdownOf(address))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(headers.get('link')).toBe(`<${new URL(address, demo.siteUrl).href}>; rel="canonical"`)
    const asked = await fetchText(demo, address, { accept: 'text/markdown, text/html;q=0.9' })
    expect([asked.headers.get('content-type'), asked.text]).toEqual([headers.get('content-type'), text])
    // A store that reads Accept otherwise than we must not keep it for the page itself.
    expect([headers, asked.headers].map((answer) => answer.get('cache-control'))).toEqual([
      'public, max-age=0, s-maxage=1',
      'private, max-age=0',
    ])
    for (const answer of [headers, asked.headers]) expect(answer.get('vary')).toMatch(/\bAccept\b(?!-)/)
    const { document, headers: ofPage } = await pageAt(demo, address)
    expect(ofPage.get('vary')).toMatch(/\bAccept\b(?!-)/)
    expect(ofPage.get('link')).toBe(`<${markdownOf(address)}>; rel="alternate"; type="text/markdown"`)
    const said = text.replaceAll('\\', '')
    expect(said.match(/^# /gm)).toHaveLength(1)
    for (const heading of document.querySelectorAll('main h1, main h2'))
      expect(said).toContain(textOf(heading))
    // Whole addresses, and nothing an editor wrote becomes HTML.
    expect(text).not.toMatch(/\]\((?!https?:|tel:|mailto:)/)
    expect(text).not.toMatch(/(?<!\\)<(?!https?:)/)
    for (const nothing of ['undefined', 'null', '[object', '\n\n\n']) expect(text).not.toContain(nothing)
  })

for (const address of [
  '/',
  '/iv-therapy',
  '/vitamin-injections',
  '/membership',
  '/gift-cards',
  '/products',
  '/iv-therapy/rehydrate',
  '/vitamin-injections/b12',
])
  test(`${address} states the same amounts in Markdown as in HTML (decision 0041)`, async ({ demo }) => {
    const { html, markdown } = await amountsOf(demo, address)
    expect(html.size).toBeGreaterThan(0)
    expect(markdown).toEqual(html)
  })

test('who has the Markdown already is told so; asking for its head sends no body', async ({ demo }) => {
  const { headers } = await fetchText(demo, '/iv-therapy.md')
  const known = await fetchText(demo, '/iv-therapy.md', { 'if-none-match': headers.get('etag') ?? '' })
  expect([known.status, known.text]).toEqual([304, ''])
  expect(await oddCall(demo, 'HEAD', '/iv-therapy.md')).toMatchObject({ status: 200, body: '' })
  expect((await fetchText(demo, '/iv-therapy.md?utm_source=x')).headers.get('etag')).toBe(headers.get('etag'))
  expect(await oddCall(demo, 'POST', '/iv-therapy.md')).toMatchObject({ status: 405 })
  expect((await fetchText(demo, '/iv-therapy')).headers.get('content-type')).toContain('text/html')
})

test.for([
  ...[
    '/x.md',
    '/.md',
    '/a.md.md',
    '/iv-therapy.MD',
    '/iv-therapy.md/',
    '/iv-therapy/.md',
    '/md',
    '/index/index.md',
  ],
  ...[
    '/account.md',
    '/order-status.md',
    '/gift-cards/balance.md',
    '/studio.md',
    '/design.md',
    '/forms/contact.md',
  ],
  ...[
    '/%2e.md',
    '/%ff.md',
    '/a%00.md',
    `/${'a'.repeat(3000)}.md`,
    '/iv-therapy.md.txt',
    '/api/markdown/..',
    '/api/site-files/x',
  ],
])('%s is nothing, and no failure', async (address, { demo }) => {
  const { status, headers, text } = await fetchText(demo, address)
  expect([400, 404, 308]).toContain(status)
  if (status !== 308) expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('content-type') ?? '').not.toContain('markdown')
  expect(text).not.toMatch(/^# /)
})

test('personal pages and drafts have no Markdown; asked for it they answer as ever', async ({ demo }) => {
  const accept = 'text/markdown'
  for (const address of ['/account', '/order-status'])
    expect((await fetchText(demo, address, { accept })).headers.get('content-type'), address).toContain(
      'text/html',
    )
})

test('/llms.txt names the clinic, and every page once with its Markdown', async ({ demo }) => {
  const { status, headers, text } = await fetchText(demo, '/llms.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^# Ocotillo[^\n]*\n\n> /)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+\.md)\): \S/gm)].map(
    ([, href]) => new URL(`${href}`).pathname,
  )
  expect(links).toEqual([...new Set(links)])
  expect(links).toEqual(expect.arrayContaining([...addresses, ...newerAddresses].map(markdownOf)))
  expect(links).toEqual(expect.not.arrayContaining(['/account.md', '/order-status.md']))
  expect(text.match(/^## /gm)?.length).toBeGreaterThan(3)
  expect(headers.get('etag')).toBeTruthy()
})

test('the events are a calendar, the jobs a feed, and their pages lead there in words and for programs', async ({
  demo,
}) => {
  const files = [
    {
      page: '/events',
      file: '/events.ics',
      type: 'text/calendar',
      words: 'Add these dates to your calendar',
    },
    {
      page: '/careers',
      file: '/jobs.xml',
      type: 'application/atom+xml',
      words: 'Follow new openings in your feed reader',
    },
  ]
  for (const { page, file, type, words } of files) {
    const { status, headers, text } = await fetchText(demo, file)
    expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(text.match(/BEGIN:VEVENT|<entry>/g)?.length).toBeGreaterThan(2)
    expect((await fetchText(demo, file, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    expect(await oddCall(demo, 'HEAD', file)).toMatchObject({ status: 200, body: '' })
    const { main, document } = await fetchPage(demo, page)
    expect(main.getByRole('link', { name: words }).getAttribute('href')).toBe(file)
    expect(document.querySelector(`link[rel=alternate][type="${type}"]`)?.getAttribute('href')).toContain(
      file,
    )
  }
})
