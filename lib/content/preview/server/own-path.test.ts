import { expect, test } from 'vitest'
import { ownPath } from './cookie'

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
