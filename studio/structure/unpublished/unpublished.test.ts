import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { draftsOf, draftsQuery, type FoundDrafts } from './unpublished.tsx'

const dataset = [
  { _id: 'job-a', _type: 'job', _updatedAt: '2026-11-01T00:00:00Z' },
  { _id: 'drafts.job-a', _type: 'job', _updatedAt: '2026-11-02T00:00:00Z' },
  { _id: 'drafts.page-new', _type: 'page', _updatedAt: '2026-11-03T00:00:00Z' },
  { _id: 'drafts.other', _type: 'unlisted', _updatedAt: '2026-11-04T00:00:00Z' },
]

test('drafts come newest first; one without a published version is new', async () => {
  const params = { types: ['job', 'page'] }
  const value = await evaluate(parse(draftsQuery, { params }), { dataset, params })
  expect(draftsOf((await value.get()) as FoundDrafts)).toEqual([
    {
      id: 'page-new',
      draftId: 'drafts.page-new',
      type: 'page',
      editedAt: '2026-11-03T00:00:00Z',
      isNew: true,
    },
    { id: 'job-a', draftId: 'drafts.job-a', type: 'job', editedAt: '2026-11-02T00:00:00Z', isNew: false },
  ])
})
