import { expect, test } from 'vitest'
import { hrefProblem } from './addresses.ts'

test.each([
  '/',
  '/vitamin-injections',
  '/vitamin-injections#packages',
  '/contact?subject=career-inquiry',
  '#exam',
  'https://example.com/a?b=c',
  'tel:+14805550142',
  'tel:911',
  'mailto:hello@ocotillo.example',
])('%s may be linked', (href) => {
  expect(hrefProblem(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'https://',
  'vitamin-injections',
  'mailto:hello',
  'tel:call-us',
  '#',
])('%s is refused', (href) => {
  expect(hrefProblem(href)).toMatch(/^Start with/)
})
