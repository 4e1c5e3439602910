import { expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents'
import { addressChangeOf } from './address-note'

const seed = seedDocuments(new Date('2026-11-22T12:00:00-07:00'))
const edited = (path: unknown) => ({ _id: 'drafts.page-membership', _type: 'page', path })

test('a changed address names the old one, the links to it as they are published, and the redirect that ends', () => {
  const change = addressChangeOf(edited('/menu'), seed)
  expect(change).toMatchObject({ from: '/membership', to: '/menu', endsRedirectTo: '/iv-therapy' })
  expect(change?.links.length).toBeGreaterThan(2)
  for (const { value } of change?.links ?? []) expect(value).toMatch(/^\/membership(?:[?#]|$)/)
  expect(addressChangeOf(edited('/plans'), seed)?.endsRedirectTo).toBeNull()
})

test.each([
  ['stays', '/membership'],
  ['is empty', undefined],
  ['is no address', 'plans'],
  ['belongs to the program', '/account/plans'],
])('an address that %s changes nothing', (_how, path) => {
  expect(addressChangeOf(edited(path), seed)).toBeNull()
})

test('a page that is not published yet, and what is no page, has no earlier address', () => {
  expect(addressChangeOf({ ...edited('/plans'), _id: 'drafts.page-new' }, seed)).toBeNull()
  expect(addressChangeOf({ ...edited('/plans'), _type: 'redirect' }, seed)).toBeNull()
})
