import { expect, test } from 'vitest'
import { portableText } from './portable-text.ts'

test('paragraphs, headings and bullets become blocks with fixed keys', () => {
  const blocks = portableText(`
    First line
    goes on.

    ### Where
    - Scottsdale
    - Phoenix
  `)
  expect(
    blocks.map(({ _key, style, listItem, children }) => [_key, style, listItem, children[0]?.text]),
  ).toEqual([
    ['block-1', 'normal', undefined, 'First line goes on.'],
    ['block-2', 'h3', undefined, 'Where'],
    ['block-3', 'normal', 'bullet', 'Scottsdale'],
    ['block-4', 'normal', 'bullet', 'Phoenix'],
  ])
})

test('strong words and links become marks', () => {
  const [block] = portableText('We are **always** [a call](tel:911) away.')
  expect(block?.markDefs).toEqual([{ _type: 'textLink', _key: 'link-1', href: 'tel:911' }])
  expect(block?.children.map(({ text, marks }) => [text, marks])).toEqual([
    ['We are ', []],
    ['always', ['strong']],
    [' ', []],
    ['a call', ['link-1']],
    [' away.', []],
  ])
})
