import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { type Asked, mayBeDocument, pageRequest, refusalOf, type Site } from './requests'

const isPagePath = (path: string) => ['/', '/iv-therapy'].includes(path)
const asked = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageRequest(method, target, headers, isPagePath)
const page = { path: '/iv-therapy', isData: false }

test('everybody gets the same page, whatever campaign led there', () => {
  for (const target of [
    '/iv-therapy',
    '/iv-therapy?utm_source=mail&code=1',
    '/iv-therapy?',
    '/iv-therapy#menu',
  ])
    expect(asked(target), target).toEqual(page)
  expect(asked('/?gclid=a%20b')).toEqual({ path: '/', isData: false })
  expect(asked('/iv-therapy', {}, 'HEAD')).toEqual(page)
  expect(asked('/iv-therapy', { cookie: 'ocotillo-session=x', accept: 'text/html' })).toEqual(page)
  expect(asked('/iv-therapy', { rsc: '1' })).toEqual({ ...page, isData: true })
})

test('what depends on who asks is left to the site', () => {
  expect(asked('/iv-therapy', {}, 'POST')).toBeNull()
  expect(asked('/iv-therapy', { cookie: 'a=b; ocotillo-preview=sealed' })).toBeNull()
  // A cache before us, and Next, see no preview there: what they keep has to be everybody's page.
  for (const cookie of ['a=ocotillo-preview', 'ocotillo-previews=sealed', 'a=b; a-ocotillo-preview=sealed'])
    expect(asked('/iv-therapy', { cookie }), cookie).toEqual(page)
  for (const rsc of ['', '0', '1, 1']) expect(asked('/iv-therapy', { rsc }), rsc).toEqual(page)
  expect(asked('/?code=7d0fa1f0-8a67-4f3f-9f0e-3f1f0a1b2c3d')).toBeNull()
  expect(asked('/?utm_source=x&error_code=otp_expired')).toBeNull()
})

test('a page’s Markdown stands at its address and .md, and at its own for who asks for it first (decision 0041)', () => {
  expect(asked('/iv-therapy.md?utm_source=x')).toEqual({ path: '/iv-therapy.md', isData: false })
  expect(asked('/index.md')).toEqual({ path: '/index.md', isData: false })
  const orPage = { path: '/iv-therapy.md', isData: false, orPage: '/iv-therapy' }
  for (const accept of [
    'text/markdown',
    'text/html, text/markdown',
    'text/markdown, */*',
    'text/html;q=0.9, Text/Markdown'.toLowerCase(),
  ])
    expect(asked('/iv-therapy', { accept }), accept).toEqual(orPage)
  expect(asked('/', { accept: 'text/markdown' })).toMatchObject({ path: '/index.md', orPage: '/' })
  for (const accept of ['text/html', '*/*', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0'])
    expect(asked('/iv-therapy', { accept }), accept).toEqual(page)
  expect(asked('/iv-therapy', { rsc: '1', accept: 'text/markdown' })).toEqual({ ...page, isData: true })
  for (const file of ['/llms.txt', '/events.ics', '/jobs.xml'])
    expect(asked(file)).toEqual({ path: file, isData: false })
})

test('what is no page, or may be one by another spelling, is the site’s to answer', () => {
  for (const target of [
    '/nowhere',
    '/iv-therapy/',
    '//iv-therapy',
    '/iv%2Dtherapy',
    '/IV-therapy',
    '/account',
    '/.md',
    '/nowhere.md',
    '/iv-therapy.md.md',
    '/iv-therapy.MD',
    '/account.md',
    '/api/forms',
  ])
    expect(asked(target), target).toBeNull()
})

const live: Site = { isLive: true, host: 'clinic.example', port: 3000, isDev: false }
const ask = (asked: Partial<Asked>, site: Site = live) =>
  refusalOf({ method: 'GET', target: '/', host: 'clinic.example', isOwnMachine: false, ...asked }, site)

test.each([
  ['a page', {}],
  ['its head', { method: 'HEAD' }],
  ['a query', { target: '/iv-therapy?utm_source=card' }],
  ['a call', { method: 'POST', target: '/api/orders' }],
  ['a call that replaces', { method: 'PUT', target: '/api/cart' }],
  ['the code of a document', { method: 'POST', target: '/estimate/abc' }],
  ['a script', { target: '/_next/static/chunks/a.js' }],
  ['our host in capitals', { host: 'CLINIC.example' }],
  ['who watches over the site by its address', { target: '/api/health/ready', host: '10.0.0.7:3000' }],
  ['the site itself', { host: '127.0.0.1:3000', isOwnMachine: true }],
])('Next answers %s', (_, asked) => {
  expect(ask(asked)).toBeNull()
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'CONNECT', 'get'])(
  'a page is not for %s',
  (method) => {
    expect(ask({ method, target: '/iv-therapy' })).toMatchObject({ status: 405, allow: 'GET, HEAD, OPTIONS' })
  },
)

test('a call is for the methods of calls', () => {
  for (const method of ['TRACE', 'PROPFIND'])
    expect(ask({ method, target: '/api/orders' })).toMatchObject({ status: 405 })
  expect(ask({ method: 'OPTIONS', target: '/' })).toMatchObject({ status: 204, allow: 'GET, HEAD, OPTIONS' })
  expect(ask({ method: 'OPTIONS', target: '*' })).toMatchObject({ status: 204 })
})

test.each(['http://evil.example/', 'evil.example:443', '*', ''])('%s is no path', (target) => {
  expect(ask({ target })).toMatchObject({ status: 400 })
})

test.each([
  '/_next/foo',
  '/_next/',
  '/_next/static/',
  '/_next/data/x.json',
  '/_next/image',
  '/_next/image/x',
])('%s is nothing', (target) => {
  expect(ask({ target })).toMatchObject({ status: 404 })
})

test.each(['/.md', '/iv-therapy.MD', '/a.md.md', '/%ff.md', '/a//b.md', '/a.txt.md'])(
  '%s is no page’s Markdown',
  (target) => {
    expect(ask({ target })).toMatchObject({ status: 404 })
    expect(ask({ target: '/gift-cards/any.md?a=b' })).toBeNull()
  },
)

test('a live site answers for its public address alone, a demo for any', () => {
  for (const host of ['evil.example', 'clinic.example.evil.example', '127.0.0.1:3000', undefined]) {
    expect(ask({ host })).toMatchObject({ status: 421 })
    expect(ask({ host }, { ...live, isLive: false })).toBeNull()
  }
  expect(ask({ host: 'evil.example', isOwnMachine: true })).toMatchObject({ status: 421 })
})

test('a document is finished on its way out whatever its address; files, the Studio and previews are not', () => {
  const mayBe = (url: string, cookie?: string) =>
    mayBeDocument({ url, headers: { cookie } } as unknown as IncomingMessage)
  const mac = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'
  for (const url of [
    '/account',
    '/nowhere?a=b.js',
    `/reservation/7d0fa1f0-8a67-4f3f-9f0e-3f1f0a1b2c3d.${mac}`,
  ])
    expect(mayBe(url), url).toBe(true)
  for (const url of ['/manifest.webmanifest', '/icon.svg?1', '/studio', '/api/cart', '/_next/static/a.js'])
    expect(mayBe(url), url).toBe(false)
  expect(mayBe('/about', 'ocotillo-preview=sealed')).toBe(false)
})
