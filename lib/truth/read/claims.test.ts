import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'

const foundIn = (text: string) => readClaims(text).map(({ found }) => found)

test.each([
  ['Our drips have no side effects.', 'no side effects'],
  ['Relief without side effects', 'without side effects'],
  ['No needles, no side effects.', 'no side effects'],
  ["Don't suffer: our drip cures migraines.", 'cures migraines'],
  ['Don’t wait—it prevents the flu.', 'prevents the flu'],
  ["Don't wait, our drip prevents the flu.", 'prevents the flu'],
  ['Not a pill but completely safe.', 'completely safe'],
  ['It not only relieves pain.', 'relieves pain'],
  ['Why not? It prevents the flu.', 'prevents the flu'],
  ['We cannot heal colds; a drip prevents the flu.', 'prevents the flu'],
  ['It prevents the flu, but not colds.', 'prevents the flu'],
])('“%s” claims “%s”', (text, claim) => {
  expect(foundIn(text)).toEqual([claim])
})

test.each([
  'Our services are not intended to diagnose, treat, cure or prevent any disease.',
  'No treatment is without side effects.',
  'No drip is completely safe.',
  'We don’t guarantee anything.',
  'It isn’t clinically proven.',
  'At 8:00 nobody is completely safe.',
])('“%s” claims nothing', (text) => {
  expect(foundIn(text)).toEqual([])
})

test('of a claim that is denied once and made once, the one that is made is told', () => {
  expect(foundIn('It does not prevent the flu; it prevents cancer.')).toEqual(['prevents cancer'])
})

test('a claim comes with its sentence', () => {
  expect(readClaims('Ask us. It prevents the flu in children. Call.')).toMatchObject([
    { sentence: 'It prevents the flu in children.' },
  ])
})
