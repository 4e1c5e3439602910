import { expect, test } from 'vitest'
import type { Change, Finding } from '../../../lib/truth/model.ts'
import { FixRefused, planFix } from './fix.ts'
import type { StoredDocument } from './stored-content.ts'

const treatment = { _id: 'rehydrate', _type: 'treatment', _rev: 'r1', price: 149 }
const service: StoredDocument = {
  _id: 'drip',
  _type: 'ivService',
  _rev: 'r2',
  price: 165,
  dosages: [{ _key: 'a', price: 165, name: 'Half' }],
}
const draft = { ...treatment, _id: 'drafts.rehydrate', _rev: 'r3', title: 'Rehydrate!' }

const change = (to: unknown, rest: Partial<Change> = {}): Change => ({
  documentId: 'rehydrate',
  path: 'price',
  from: 149,
  to,
  ...rest,
})

const finding: Finding = {
  key: 'same-price:rehydrate',
  rule: 'same-price',
  severity: 'error',
  sentence: 'Rehydrate has two prices.',
  places: [{ documentId: 'rehydrate', type: 'treatment', path: 'price', label: 'Rehydrate · Price' }],
  fixes: [],
}

const plan = (stored: StoredDocument[], ...changes: Change[]) =>
  planFix(finding, { label: 'Use $165 in both', changes }, stored)

test('without a draft the published document is copied into one', () => {
  expect(plan([treatment, service], change(165))).toEqual([
    { id: 'rehydrate', type: 'treatment', base: treatment, isNew: true, set: { price: 165 }, unset: [] },
  ])
})

test('a draft is edited as it is', () => {
  expect(plan([treatment, draft], change(165))).toMatchObject([
    { base: { _rev: 'r3' }, isNew: false, set: { price: 165 } },
  ])
})

test('changes of one document are one edit, found by their keys, and an empty value is taken away', () => {
  const path = 'dosages[_key=="a"].price'
  const edits = plan(
    [treatment, service],
    change(149, { documentId: 'drip', path, from: 165 }),
    change(undefined, { documentId: 'drip', path: 'dosages[_key=="a"].name', from: 'Half' }),
    change(150),
  )
  expect(edits).toMatchObject([
    { id: 'drip', set: { [path]: 149 }, unset: ['dosages[_key=="a"].name'] },
    { id: 'rehydrate', set: { price: 150 } },
  ])
})

test('whole objects and lists are compared by what they hold', () => {
  const path = 'dosages'
  const from = [{ name: 'Half', price: 165, _key: 'a' }]
  expect(plan([service], change([], { documentId: 'drip', path, from }))).toHaveLength(1)
  const other = [{ name: 'Half', price: 165, _key: 'b' }]
  expect(() => plan([service], change([], { documentId: 'drip', path, from: other }))).toThrow(FixRefused)
})

test('a value somebody changed since is not overwritten, and the sentence says which', () => {
  expect(() => plan([{ ...treatment, price: 155 }], change(165))).toThrow(
    '“Rehydrate · Price” is “155” now, not “149”. Nothing was changed. Please look at the finding again.',
  )
  expect(() => plan([treatment, { ...draft, price: 160 }], change(165))).toThrow(
    '“Rehydrate · Price” is “160” in an unpublished draft, not “149”. Nothing was changed. Publish or discard that draft first.',
  )
  expect(() => plan([{ ...treatment, price: undefined }], change(165))).toThrow('is empty now')
})

test('a document that is gone is not made again', () => {
  expect(() => plan([service], change(165))).toThrow(
    '“Rehydrate · Price” no longer exists. Nothing was changed.',
  )
})
