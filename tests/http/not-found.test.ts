import { expect, test } from '../setup/http-test'
import { answered, fetchPage, hrefOf, textOf } from '../setup/page-facts'

test('addresses below a page are not pages [ROUTE-030]', async ({ demo }) => {
  for (const path of [
    '/iv-therapy/anything',
    '/vitamin-injections/anything',
    '/contact/1/2/3',
    '/Vitamin-Injections',
  ]) {
    const response = await answered(`${demo.ownUrl}${path}`)
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).toContain('Nothing found')
  }
})

test('an unknown address says so with status 404 and leads home [NOTF-001] [NOTF-002] [NOTF-003] [NOTF-004]', async ({
  demo,
}) => {
  await answered(`${demo.ownUrl}/no-such-page`)
  const { status, document, main } = await fetchPage(demo, '/no-such-page')
  expect(status).toBe(404)
  expect(document.title).toMatch(/^Page not found/)
  expect(textOf(main.getByRole('heading', { level: 1 }))).toBe('Nothing found')
  expect(main.getAllByText('404')).toHaveLength(1)
  expect(textOf(main.element)).toContain('The page you are looking for is not available')
  expect(hrefOf(main.getByRole('link', { name: 'Go back to Homepage' }))).toBe('/')
})

test('as shipped, nothing is where every part and every block is shown to who works on the site', async ({
  demo,
}) => {
  for (const path of ['/design', '/design/blocks']) {
    await answered(`${demo.ownUrl}${path}`)
    const { status, document, main } = await fetchPage(demo, path)
    expect(status, path).toBe(404)
    expect(document.title).toMatch(/^Page not found/)
    expect(hrefOf(main.getByRole('link', { name: 'Go back to Homepage' }))).toBe('/')
  }
})

test('the whole page is there without scripts, is not kept by caches, and no robot keeps it', async ({
  demo,
}) => {
  const response = await answered(`${demo.ownUrl}/another-unknown`)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const part of ['<h1>Nothing found</h1>', '<header', '<footer', 'noindex', '(480) 555-0142']) {
    expect(html).toContain(part)
  }
})

test('odd addresses are answered with a refusal, never with an error of ours', async ({ demo }) => {
  const odd = [
    '/%E0%A4%A',
    '/%',
    '/a%00b',
    '/foo.php',
    '/.env',
    '/a%2Fb',
    '/x'.repeat(300),
    '/%3Cscript%3E',
    '/api/none',
  ]
  for (const path of odd) {
    const { status } = await answered(`${demo.ownUrl}${path}`)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
  }
})
