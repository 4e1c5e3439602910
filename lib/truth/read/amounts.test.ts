import { expect, test } from 'vitest'
import { isAmount, isPerTime } from './amounts.ts'

const piece = (text: string) => {
  const found = /\b\w+ (?:drips|shots)\b(?!.*\b(?:drips|shots)\b)/.exec(text)
  return { text: found?.[0] ?? '', index: found?.index ?? -1 }
}

test.each([
  'Buy five shots, the sixth is free.',
  'Members get four shots.',
  'Members get two drips, four shots and more.',
  'The Elite plan comes with four shots.',
  'A package of six shots',
  'The Basic package: six shots',
  'Every five shots',
  'Enough for two drips of Gold',
  'Your first three shots',
])('“%s” says how many somebody gets', (text) => {
  expect(isAmount(text, piece(text))).toBe(true)
})

test.each([
  'Fifteen drips at your door, from $165.',
  'A menu with fifteen drips',
  'Get any of our fifteen drips.',
  'Choose from fifteen drips.',
  'Everything you can buy: fifteen shots for your cart',
  'Get started. Fifteen drips wait.',
  'Our menu includes fifteen drips.',
  'Plans for every month, fifteen drips, and advice',
])('“%s” says how many kinds there are', (text) => {
  expect(isAmount(text, piece(text))).toBe(false)
})

test.each([
  ['four shots per month', true],
  ['four shots a month', true],
  ['four shots each', true],
  ['four shots monthly', true],
  ['four shots for each guest', true],
  ['fifteen shots, 5 to 15 minutes each', false],
  ['fifteen drips, from $165 a visit', false],
  ['four shots and a monthly call', false],
])('“%s” is so many in a time or for a person: %s', (text, is) => {
  expect(isPerTime(text, piece(text))).toBe(is)
})

test('the first of two things is counted in the same time as the second', () => {
  const text = 'Two drips and four vitamin shots a month'
  expect(isPerTime(text, { text: 'Two drips', index: 0 })).toBe(true)
})
