import { expect, test } from 'vitest'
import type { Finding, Severity } from '../../../lib/truth/model.ts'
import { grouped, narrowed, noFilter } from './truth-check.tsx'

const finding = (key: string, rule: string, severity: Severity, sentence = 'A sentence.'): Finding => ({
  key,
  rule,
  severity,
  sentence,
  places: [
    { documentId: key, type: 'treatment', path: 'price', label: `${key} (treatment) · Price`, value: '$149' },
  ],
  fixes: [],
})

const all = [
  finding('Myers', 'claims', 'warning'),
  finding('Rehydrate', 'same-price', 'error', 'Rehydrate has two prices.'),
  finding('Hangover', 'claims', 'error'),
  finding('Beauty', 'claims', 'warning'),
]
const keys = (findings: Finding[]) => findings.map(({ key }) => key)

test('errors come first, and within a severity one rule stays together', () => {
  const told = grouped(all).map(({ severity, rules }) => [
    severity,
    rules.map(({ rule, findings }) => [rule, keys(findings)]),
  ])
  expect(told).toEqual([
    [
      'error',
      [
        ['same-price', ['Rehydrate']],
        ['claims', ['Hangover']],
      ],
    ],
    ['warning', [['claims', ['Myers', 'Beauty']]]],
  ])
})

test('narrowed by a rule, by words of the sentence, a place or a value', () => {
  expect(keys(narrowed(all, noFilter))).toHaveLength(4)
  expect(keys(narrowed(all, { rule: 'claims', text: '' }))).toEqual(['Myers', 'Hangover', 'Beauty'])
  expect(keys(narrowed(all, { rule: '', text: 'TWO rehydrate' }))).toEqual(['Rehydrate'])
  expect(keys(narrowed(all, { rule: '', text: '$149 beauty' }))).toEqual(['Beauty'])
  expect(keys(narrowed(all, { rule: 'same-price', text: 'beauty' }))).toEqual([])
})
