import { expect, test } from 'vitest'
import { pagePath } from './page-path'

test.each([
  [undefined, '/'],
  [['vitamin-injections'], '/vitamin-injections'],
  [['areas', 'north-phoenix'], '/areas/north-phoenix'],
])('the route parts %j are the page %s', (parts, path) => {
  expect(pagePath(parts)).toBe(path)
})

test.each([[['wp-login.php']], [['%2e%2e']], [['Vitamin']], [['a', '']], [['a--b']], [['a'.repeat(200)]]])(
  'no page can be at %j',
  (parts) => {
    expect(pagePath(parts)).toBeNull()
  },
)
