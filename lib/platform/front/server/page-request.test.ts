import { expect, test } from 'vitest'
import { pageRequest } from './requests'

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
  expect(asked('/iv-therapy', { accept: 'text/markdown' })).toBeNull()
  expect(asked('/?code=7d0fa1f0-8a67-4f3f-9f0e-3f1f0a1b2c3d')).toBeNull()
  expect(asked('/?utm_source=x&error_code=otp_expired')).toBeNull()
})

test('what is no page, or may be one by another spelling, is the site’s to answer', () => {
  for (const target of [
    '/nowhere',
    '/iv-therapy/',
    '//iv-therapy',
    '/iv%2Dtherapy',
    '/IV-therapy',
    '/account',
    '/api/forms',
  ])
    expect(asked(target), target).toBeNull()
})
