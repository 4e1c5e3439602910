import { describe, expect, test } from 'vitest'
import { applyAction } from './action-routes.ts'
import { OperationError } from './errors.ts'
import { checkReferences } from './store.ts'
import type { LakeDocument } from './types.ts'
import { createWorking } from './working.ts'

const earlier = '2026-01-01T00:00:00.000Z'
const later = '2026-02-02T00:00:00.000Z'
const pair = { draftId: 'drafts.b12', publishedId: 'b12' }
const published = stored('b12', { price: 13 })
const draft = stored('drafts.b12', { price: 15 })

function stored(_id: string, more: Record<string, unknown> = {}): LakeDocument {
  return { _id, _type: 'injection', _rev: `rev-${_id}`, _createdAt: earlier, _updatedAt: earlier, ...more }
}

/** The transaction's state after the actions, over the given documents. */
function given(documents: LakeDocument[], ...actions: Record<string, unknown>[]) {
  const committed = new Map(documents.map((document) => [document._id, document]))
  const working = createWorking(
    { get: (id) => committed.get(id) ?? null, list: () => documents },
    'tx',
    later,
  )
  for (const action of actions) {
    applyAction(working, { ...action, actionType: `sanity.action.document.${action.do}` })
  }
  return working
}

const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (cause) {
    return cause instanceof OperationError ? cause.item.type : (cause as Error).message
  }
  return 'done'
}

describe('edit', () => {
  test('the first edit of a published document makes its draft, the next ones change that draft', () => {
    const working = given(
      [published],
      { do: 'edit', ...pair, patch: { unset: ['_empty_action_guard_pseudo_field_'] } },
      { do: 'edit', ...pair, patch: { inc: { price: 1 } } },
      { do: 'edit', ...pair, patch: { inc: { price: 1 } } },
    )
    expect(working.get('drafts.b12')).toMatchObject({ price: 15, _rev: 'tx', _updatedAt: later })
    expect(working.get('b12')).toBe(published)
    expect(working.changes()).toHaveLength(1)
  })

  test('an edit that changes nothing is still a transaction', () => {
    const working = given([draft], { do: 'edit', ...pair, patch: { unset: ['nothing'] } })
    expect(working.changes()).toMatchObject([{ after: { price: 15, _rev: 'tx' } }])
  })

  test('what does not exist, or is another document’s draft, can not be edited', () => {
    expect(refusal(() => given([], { do: 'edit', ...pair, patch: {} }))).toBe('documentNotFoundError')
    const wrong = { draftId: 'drafts.c', publishedId: 'b12', patch: {} }
    expect(refusal(() => given([published], { do: 'edit', ...wrong }))).toMatch('not a draft of "b12"')
  })
})

describe('publish', () => {
  test('the draft takes the place of the published document, which keeps its date of creation', () => {
    const old = { ...published, _createdAt: '2025-05-05T00:00:00.000Z' }
    const working = given([old, draft], { do: 'publish', ...pair })
    const created = old._createdAt
    expect(working.get('b12')).toMatchObject({ price: 15, _id: 'b12', _createdAt: created, _rev: 'tx' })
    expect(working.get('drafts.b12')).toBeNull()
  })

  test('references to what was unpublished become strong', () => {
    const link = { _type: 'reference', _ref: 'kit', _weak: true, _strengthenOnPublish: { type: 'kit' } }
    const working = given([stored('drafts.b12', { links: [link] })], { do: 'publish', ...pair })
    expect(working.get('b12')?.links).toEqual([{ _type: 'reference', _ref: 'kit' }])
    expect(refusal(() => checkReferences(working, () => []))).toBe(
      'documentReferencesNonExistentDocumentError',
    )
  })

  test('a stale revision of either side is refused', () => {
    const publish = (more: object) =>
      refusal(() => given([published, draft], { do: 'publish', ...pair, ...more }))
    expect(publish({ ifDraftRevisionId: 'old' })).toBe('documentRevisionIDDoesNotMatchError')
    expect(publish({ ifPublishedRevisionId: 'old' })).toBe('documentRevisionIDDoesNotMatchError')
    expect(publish({ ifDraftRevisionId: draft._rev, ifPublishedRevisionId: published._rev })).toBe('done')
  })

  test('without a draft there is nothing to publish', () => {
    expect(refusal(() => given([published], { do: 'publish', ...pair }))).toBe('documentNotFoundError')
  })
})

describe('unpublish, discard, delete, create, restore', () => {
  test('unpublishing keeps an existing draft, else makes one', () => {
    expect(given([published], { do: 'unpublish', ...pair }).get('drafts.b12')).toMatchObject({ price: 13 })
    const working = given([published, draft], { do: 'unpublish', ...pair })
    expect([working.get('b12'), working.get('drafts.b12')]).toEqual([null, draft])
  })

  test('discarding removes the draft and never a published document', () => {
    expect(given([draft], { do: 'version.discard', versionId: 'drafts.b12' }).get('drafts.b12')).toBeNull()
    const wrong = () => given([published], { do: 'version.discard', versionId: 'b12' })
    expect(refusal(wrong)).toMatch('Only drafts and versions')
  })

  test('deleting takes the drafts along that it names, only its own', () => {
    const both = { do: 'delete', publishedId: 'b12', includeDrafts: ['drafts.b12'] }
    expect(
      given([published, draft], both)
        .changes()
        .map((change) => change.after),
    ).toEqual([null, null])
    const foreign = { ...both, includeDrafts: ['drafts.other'] }
    expect(refusal(() => given([published, stored('drafts.other')], foreign))).toMatch('not a draft of')
  })

  test('a strongly referenced document stays, unless its referrer goes in the same transaction', () => {
    const referrer = stored('home', { featured: { _ref: 'b12' } })
    const remove = { do: 'delete', publishedId: 'b12' }
    const check = (working: ReturnType<typeof given>) =>
      refusal(() => checkReferences(working, (id) => (id === 'b12' ? [referrer] : [])))
    expect(check(given([published, referrer], remove))).toBe('documentHasExistingReferencesError')
    expect(check(given([published, referrer], remove, { do: 'delete', publishedId: 'home' }))).toBe('done')
  })

  test('creating what exists is refused, or ignored when asked so', () => {
    const create = { do: 'create', publishedId: 'b12', attributes: { _id: 'drafts.b12', _type: 'injection' } }
    expect(given([], create).get('drafts.b12')).toMatchObject({ _createdAt: later })
    expect(refusal(() => given([published], create))).toBe('documentAlreadyExistsError')
    expect(given([published], { ...create, ifExists: 'ignore' }).changes()).toEqual([])
  })

  test('restoring replaces the draft', () => {
    const attributes = { _id: 'drafts.b12', _type: 'injection', price: 11 }
    const working = given([published, draft], { do: 'replaceDraft', publishedId: 'b12', attributes })
    expect(working.get('drafts.b12')).toMatchObject({ price: 11, _createdAt: earlier })
  })
})

test.each(['release.create', 'document.variant.create', 'nonsense'])('%s is refused', (name) => {
  const working = given([])
  expect(refusal(() => applyAction(working, { actionType: `sanity.action.${name}` }))).toBe(
    'unsupportedActionError',
  )
})
