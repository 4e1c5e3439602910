import { expect, test } from 'vitest'
import { checkGrants, grants } from './grants.ts'
import type { Change, Identity, LakeDocument, Role } from './types.ts'

const roles = Object.keys(grants) as Role[]

function change(id: string, type: string, from: string | null, to: string | null): Change {
  const state = (title: string | null) =>
    title && ({ _id: id, _type: type, title } as unknown as LakeDocument)
  return { documentId: id, before: state(from) || null, after: state(to) || null, mutations: [] }
}

/** The roles that may make the change. */
function allowed(...changes: Change[]): Role[] {
  return roles.filter((role) => {
    const identity: Identity = { id: role, name: role, email: '', role, kind: 'person' }
    try {
      checkGrants(identity, changes)
      return true
    } catch {
      return false
    }
  })
}

test.each([
  ['publish a document', change('b12', 'injection', null, 'new'), ['administrator', 'editor']],
  ['change a published document', change('b12', 'injection', 'old', 'new'), ['administrator', 'editor']],
  ['delete a published document', change('b12', 'injection', 'old', null), ['administrator', 'editor']],
  [
    'change the site settings',
    change('siteSettings', 'siteSettings', 'old', 'new'),
    ['administrator', 'editor'],
  ],
  [
    'start a draft',
    change('drafts.b12', 'injection', null, 'new'),
    ['administrator', 'editor', 'contributor'],
  ],
  [
    'edit a draft',
    change('drafts.b12', 'injection', 'old', 'new'),
    ['administrator', 'editor', 'contributor'],
  ],
  [
    'discard a draft',
    change('drafts.b12', 'injection', 'old', null),
    ['administrator', 'editor', 'contributor'],
  ],
  [
    'upload an image',
    change('image-1', 'sanity.imageAsset', null, 'new'),
    ['administrator', 'editor', 'contributor'],
  ],
  ['replace an image', change('image-1', 'sanity.imageAsset', 'old', 'new'), ['administrator', 'editor']],
  ['open the preview', change('drafts.s', 'sanity.previewUrlSecret', null, 'new'), roles],
])('who may %s', (_what, made, expected) => {
  expect(allowed(made)).toEqual(expected)
})

test('one forbidden change forbids the whole transaction', () => {
  const draft = change('drafts.b12', 'injection', 'old', null)
  expect(allowed(draft, change('b12', 'injection', 'old', 'new'))).toEqual(['administrator', 'editor'])
})

test('a document can not be made somebody’s own by changing its type', () => {
  const disguised = change('b12', 'sanity.previewUrlSecret', 'old', 'new')
  const before = { ...disguised.before, _type: 'injection' } as LakeDocument
  expect(allowed({ ...disguised, before })).toEqual(['administrator', 'editor'])
})
