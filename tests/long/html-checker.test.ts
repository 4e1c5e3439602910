import { checkHtml } from '../setup/html-checker'
import { expect, testAlone as test } from '../setup/http-test'

/** Addresses that the sitemap does not list. */
const unlisted = [
  '/account',
  '/account/forgot',
  '/account/password',
  '/auth/confirm',
  '/gift-cards/balance',
  '/order-status',
  '/no-such-page',
]

test('the Nu HTML Checker finds nothing on any address', async ({ demo }) => {
  const sitemap = await (await fetch(`${demo.ownUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  expect(listed.length).toBeGreaterThanOrEqual(25)
  const pages = new Map<string, string>()
  for (const address of [...listed, ...unlisted]) {
    const response = await fetch(`${demo.ownUrl}${address}`)
    expect(response.headers.get('content-type'), address).toContain('text/html')
    pages.set(address, await response.text())
  }
  expect(await checkHtml(pages)).toEqual([])
})

test('the checker does find what is wrong', async () => {
  const wrong =
    '<!doctype html><html lang="en"><title>Wrong</title><h1>Wrong</h1><address><h3>Call</h3></address></html>'
  expect(await checkHtml(new Map([['/wrong', wrong]]))).toContainEqual(
    expect.stringContaining('/wrong: error: The element “h3” must not appear'),
  )
})
