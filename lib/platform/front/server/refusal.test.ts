import { expect, test } from 'vitest'
import { type Asked, refusalOf, type Site } from './requests'

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
  ['a picture', { target: '/_next/image?url=x' }],
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

test.each(['/_next/foo', '/_next/', '/_next/static/', '/_next/data/x.json', '/_next/image/x'])(
  '%s is nothing',
  (target) => {
    expect(ask({ target })).toMatchObject({ status: 404 })
  },
)

test('a live site answers for its public address alone, a demo for any', () => {
  for (const host of ['evil.example', 'clinic.example.evil.example', '127.0.0.1:3000', undefined]) {
    expect(ask({ host })).toMatchObject({ status: 421 })
    expect(ask({ host }, { ...live, isLive: false })).toBeNull()
  }
  expect(ask({ host: 'evil.example', isOwnMachine: true })).toMatchObject({ status: 421 })
})
