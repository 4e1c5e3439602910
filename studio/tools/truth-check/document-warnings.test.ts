import { expect, test } from 'vitest'
import { findingsOf } from './document-warnings.tsx'
import type { StoredDocument } from './stored-content.ts'

const at = new Date('2026-11-22T18:00:00Z')
const stored = (document: { _id: string; _type: string; [field: string]: unknown }): StoredDocument => ({
  _rev: 'r1',
  ...document,
})

const treatment = stored({ _id: 'treatment-myers', _type: 'treatment', title: 'Myers Trial', price: 149 })
const service = stored({ _id: 'iv-myers', _type: 'ivService', name: 'Myers Trial', price: 165 })
const draft = (price: number) => ({ ...treatment, _id: 'drafts.treatment-myers', price })

const said = (edited: StoredDocument, others: StoredDocument[] = []) =>
  findingsOf(edited, [treatment, service, ...others], at).filter(({ rule }) => rule === 'treatment-prices')

test('the document counts as it is being edited, everything else as it is published', () => {
  expect(said(draft(149))).toHaveLength(1)
  expect(said(draft(165))).toEqual([])
  expect(said(draft(165), [stored({ ...service, _id: 'drafts.iv-myers', price: 170 })])).toEqual([])
})

test('only what concerns this document is told', () => {
  const faq = stored({ _id: 'faq-one', _type: 'faq', question: 'Does it hurt?' })
  expect(said(faq, [faq])).toEqual([])
})

test('what was called intended is not told, until a value changes', () => {
  const [finding] = said(draft(149))
  const note = stored({
    _id: 'truthNote-1',
    _type: 'truthNote',
    findingKey: finding?.key,
    reason: 'A special.',
  })
  expect(said(draft(149), [note])).toEqual([])
  expect(said(draft(150), [note])).toHaveLength(1)
})
