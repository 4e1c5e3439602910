import { expect, test } from 'vitest'
import { checkLetter, codeInGroups, codeLetters, endOfCode, normalizeCode } from './codes'

const letters = '7KQ4MX2A9RT3HWV'
const code = letters + checkLetter(letters)

test('a code is found as it is written, said and typed', () => {
  expect(normalizeCode(code)).toBe(code)
  expect(normalizeCode(codeInGroups(code))).toBe(code)
  expect(normalizeCode(` oco ${code.toLowerCase().match(/.{4}/g)?.join(' ')} `)).toBe(code)
  expect(codeInGroups(code)).toMatch(/^OCO(-[2-9A-Z]{4}){4}$/)
  expect(endOfCode(code)).toBe(code.slice(12))
})

test('an S is heard for a 5', () => {
  const withFive = '5KQ4MX2A9RT3HWV'
  const whole = withFive + checkLetter(withFive)
  expect(normalizeCode(whole.replace('5', 'S'))).toBe(whole)
})

test('no letter can be taken for another', () => {
  expect(new Set(codeLetters).size).toBe(29)
  expect(codeLetters).not.toMatch(/[01ILOUS]/)
})

test('every single wrong letter and every two that changed places are noticed', () => {
  for (let place = 0; place < code.length; place += 1) {
    for (const letter of codeLetters)
      if (letter !== code[place])
        expect(normalizeCode(code.slice(0, place) + letter + code.slice(place + 1))).toBeNull()
    for (let other = place + 1; other < code.length; other += 1) {
      const swapped = [...code]
      swapped[place] = code[other] ?? ''
      swapped[other] = code[place] ?? ''
      if (code[place] !== code[other]) expect(normalizeCode(swapped.join(''))).toBeNull()
    }
  }
})

test.each(['', 'OCO', code.slice(1), `${code}2`, 'OCO-0000-0000-0000-0000', 'x'.repeat(60), '💳'])(
  '%s is no code',
  (typed) => expect(normalizeCode(typed)).toBeNull(),
)
