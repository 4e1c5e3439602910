import { expect, test } from 'vitest'
import { safeHref } from './safe-href'

test.each([
  '/',
  '/vitamin-injections',
  '/contact?subject=career-inquiry#form',
  '#injections',
  'https://example.com/a?b=c',
  'tel:+14805550142',
  'tel:(480) 555-0142',
  'mailto:hello@ocotillo.example',
])('an editor can link to %s', (href) => {
  expect(safeHref(href)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'http://example.com',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'vitamin-injections',
  '',
])('a link to %j is not drawn', (href) => {
  expect(safeHref(href)).toBeUndefined()
})

test('a link without an address is not drawn', () => {
  expect(safeHref(null)).toBeUndefined()
  expect(safeHref(undefined)).toBeUndefined()
})
