import { expect, test, vi } from 'vitest'
import { openSeal, ownPath, sealPreview } from './cookie'
import type { Preview } from './preview'

test.each(['/', '/iv-therapy', '/events?month=12#next'])('%s is a page of ours', (address) => {
  expect(ownPath(address)).toBe(address)
})

test.each([
  null,
  undefined,
  '',
  'evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/a b',
  '/…',
  '/a\u0000',
])('%s leads home', (address) => expect(ownPath(address)).toBe('/'))

vi.mock('@/lib/platform/server/env', () => ({
  env: { supabase: { secretKey: 'a key only the server has' } },
}))

const staff: Preview = { by: 'staff', until: '2026-11-22T10:00:00.000Z', at: null, removals: 0 }
const link: Preview = {
  by: 'link',
  link: '0b9bd2c5-91b1-4a4e-8e2f-0f9f3f3b8f10',
  until: '2026-11-22T10:00:00.000Z',
  at: '2026-12-01T07:00:00.000Z',
}
const before = new Date('2026-11-22T09:59:59.999Z')
const after = new Date('2026-11-22T10:00:00.000Z')

test('a preview comes out of its cookie as it went in, until its moment', () => {
  for (const one of [staff, link]) {
    expect(openSeal(sealPreview(one), before)).toEqual(one)
    expect(openSeal(sealPreview(one), after)).toBeNull()
  }
})

test('a changed, cut, foreign or missing cookie opens nothing', () => {
  const [content = '', signature = ''] = sealPreview(staff).split('.')
  const longer = Buffer.from(JSON.stringify({ ...staff, until: '2027-01-01T00:00:00.000Z' })).toString(
    'base64url',
  )
  const values = [
    undefined,
    '',
    '.',
    content,
    `${content}.`,
    `.${signature}`,
    `${longer}.${signature}`,
    `${content}.${signature}x`,
    `${content}.${signature.slice(1)}`,
    `${content}.${signature}.`,
    `${content}.${sealPreview(link).split('.')[1]}`,
    'é.é',
  ]
  for (const value of values) expect(openSeal(value, before), value).toBeNull()
})
