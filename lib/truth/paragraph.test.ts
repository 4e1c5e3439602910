import { expect, test } from 'vitest'
import { cleanedContent } from '../../tests/fixtures/cleaned-content.ts'
import { withChanges, withValue } from '../../tests/fixtures/with-value.ts'
import { checkTruth } from './check.ts'
import { valueAt } from './fields.ts'
import type { Change } from './model.ts'
import { rewrite } from './paragraph.ts'

const now = new Date('2026-11-22T12:00:00-07:00')
const cleaned = cleanedContent(now)
const at = (documents: readonly { _id: string }[], id: string, path: string) =>
  valueAt(
    documents.find(({ _id }) => _id === id),
    path,
  )

/** The content with this value, and the only finding in it. */
function broken(id: string, path: string, value: unknown) {
  const content = withValue(cleaned, id, path, value)
  const findings = checkTruth(content, now)
  expect(findings).toHaveLength(1)
  return { content, fixes: findings.flatMap((finding) => finding.fixes) }
}

/** What a fix of the Studio needs: each value is what the fix expects. */
function expectApplicable(content: readonly { _id: string }[], changes: Change[]) {
  for (const { documentId, path, from } of changes) expect(at(content, documentId, path)).toEqual(from)
}

const intro = ['page-iv-therapy', 'blocks[_key=="hero"].intro'] as const

test.each([
  [...intro, 'A Rehydrate drip is $165; shots from $16.', 'A Rehydrate drip is $165; shots from $8.'],
  [...intro, 'Not $160: NAD+ from $16.', 'Not $160: NAD+ from $425.'],
  [...intro, 'NAD+ from $425, doses from 42 mg.', 'NAD+ from $425, doses from 50 mg.'],
  [...intro, 'Ask us. Shots from $ 8; drips from $ 16.', 'Ask us. Shots from $ 8; drips from $165.'],
  [
    'gift-starter',
    'description',
    ' Not $140.50 but less: you pay $140; the card is worth $199.',
    ' Not $140.50 but less: you pay $150; the card is worth $199.',
  ],
  [
    'plan-wellness-explorer',
    'savings',
    ' Not $390.50. Two Rehydrate drips and four Vitamin B12 shots cost $390 if bought separately.',
    ' Not $390.50. Two Rehydrate drips and four Vitamin B12 shots cost $382 if bought separately.',
  ],
])('a fix in %s at %s writes where the number was found: %s', (id, path, text, fixed) => {
  const { content, fixes } = broken(id, path, text)
  const [fix] = fixes
  expectApplicable(content, fix?.changes ?? [])
  const after = withChanges(content, fix?.changes ?? [])
  expect(at(after, id, path)).toBe(fixed)
  expect(checkTruth([...after], now)).toEqual([])
})

const paragraph = 'blocks[_key=="official"].body[_key=="block-2"]'
const spans = (...texts: string[]) => [
  'page-good-faith-estimate',
  `${paragraph}.children`,
  texts.map((text, index) => ({ _key: `span-${index + 1}`, _type: 'span', text, marks: [] })),
]

test('a fix in rich text changes the span that holds the number', () => {
  const [id, path, value] = spans('Not $16: ', 'vitamin shots from ', '$16 each.') as [string, string, object]
  const { content, fixes } = broken(id, path, value)
  const changes = fixes[0]?.changes ?? []
  expect(changes).toMatchObject([{ path: `${paragraph}.children[_key=="span-3"].text`, to: '$8 each.' }])
  expectApplicable(content, changes)
  expect(checkTruth([...withChanges(content, changes)], now)).toEqual([])
})

test('a number that is spread over two spans has no fix', () => {
  const [id, path, value] = spans('Shots from $1', '6 each.') as [string, string, object]
  expect(broken(id, path, value).fixes).toEqual([])
})

test('nothing is written where something else stands', () => {
  const document = { _id: 'a', _type: 'faq', answer: 'From $165.' }
  expect(rewrite(document, 'answer', { text: '$16', index: 4 }, '$8', 'Write')).toEqual([])
  expect(rewrite(document, 'question', { text: '$16', index: 5 }, '$8', 'Write')).toEqual([])
})
