import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'

const ask = (url: string) => fetch(url, { redirect: 'manual' })

test('an old address leads to its page; the visitor’s query goes along', async ({ demo }) => {
  const book = await ask(`${demo.ownUrl}/book?utm_source=card`)
  expect(book.status).toBe(307)
  expect(book.headers.get('location')).toMatch(/\/first-time-patients\?utm_source=card$/)
  const menu = await ask(`${demo.ownUrl}/menu`)
  expect(menu.status).toBe(308)
  expect(menu.headers.get('location')).toMatch(/\/iv-therapy$/)
})

test('a visitor can not turn a redirect to another site', async ({ demo }) => {
  const led = async (path: string) => {
    const { status, headers } = await ask(`${demo.ownUrl}${path}`)
    return [status, new URL(headers.get('location') ?? '/', demo.siteUrl).hostname]
  }
  const { hostname } = new URL(demo.siteUrl)
  for (const path of ['/book?to=https://evil.example', '/book?//evil.example'])
    expect(await led(path), path).toEqual([307, hostname])
  for (const path of ['//evil.example/book', '/book/../..//evil.example', '/book%2F%2Fevil.example'])
    expect((await led(path))[1], path).toMatch(/^(?:localhost|127\.0\.0\.1)$/)
})

test('a redirect published in the Studio works at once, ends where a page takes its address, and is gone when it is deleted', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const status = async () => (await ask(`${demo.ownUrl}/old-flyer`)).status
  const flyer = { _id: 'redirect-flyer', _type: 'redirect', from: '/old-flyer', to: '/vitamin-injections' }
  await expect.poll(status).toBe(404)
  await content.create(flyer)
  await expect.poll(status).toBe(307)
  await content.create({
    _id: 'page-flyer',
    _type: 'page',
    title: 'Flyer',
    path: '/old-flyer',
    blocks: [{ _type: 'steps', _key: 'a', heading: 'Hello' }],
  })
  await expect.poll(status).toBe(200)
  await expect.poll(() => content.published('redirect-flyer')).toBeUndefined()
  await content.remove('page-flyer')
  await expect.poll(status).toBe(404)
  await content.create(flyer)
  await expect.poll(status).toBe(307)
  await content.remove('redirect-flyer')
  await expect.poll(status).toBe(404)
})

test('redirects in a circle are not followed', async ({ demo }) => {
  const content = contentOf(demo)
  await content.create({ _id: 'redirect-a', _type: 'redirect', from: '/circle-a', to: '/circle-b' })
  await content.create({ _id: 'redirect-b', _type: 'redirect', from: '/circle-b', to: '/circle-a' })
  await expect.poll(async () => (await ask(`${demo.ownUrl}/circle-a`)).status).toBe(404)
  expect((await ask(`${demo.ownUrl}/circle-b`)).status).toBe(404)
  await content.remove('redirect-a')
  await content.remove('redirect-b')
})
