import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isPersonalPage } from './session'

const site = join(import.meta.dirname, '../../../../app/(site)')

test('every page about one person is known to the proxy', () => {
  const paths = ['account', 'auth', 'gift-cards', 'order-status'].flatMap((folder) =>
    readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx'))
      .map((file) => `/${folder}/${file}`.replace(/\/page\.tsx$/, '').replace(/\[\w+\]/, 'x')),
  )
  expect(paths).toContain('/account')
  expect(paths.filter((path) => !isPersonalPage(path))).toEqual([])
})

test.each([
  '/accounts',
  '/account/nothing',
  '/account/orders',
  '/account/orders/a/b',
  '/auth',
  '/gift-cards',
  '/gift-cards/pdf/x',
  '/',
])('%s is none', (path) => {
  expect(isPersonalPage(path)).toBe(false)
})
