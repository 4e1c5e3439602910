import { expect, test } from 'vitest'
import { cleanCode, cleanReference, codeProblem, referenceProblem } from './access'

test('what people copy is understood', () => {
  expect(cleanReference(' #6F9619FF ')).toBe('6f9619ff')
  expect(cleanCode(' abcd EFGH jkmnp... ')).toBe('abcdefghjkmnp')
  expect([referenceProblem('#6F9619FF'), codeProblem('abcdefghjkmnp...')]).toEqual([null, null])
})

test.each(['', '6f9619f', '6f9619fff', '6f9619fg', '\0', '6f9619ff-8b86'])(
  '%j is no order number',
  (typed) => {
    expect(referenceProblem(typed)).toContain('8 letters and digits')
  },
)

test.each(['', 'abcdefghjkmn', 'abcdefghjkmnpq', 'abcdefghjkmn\0', '👍'.repeat(13)])(
  '%j is no access code',
  (typed) => {
    expect(codeProblem(typed)).toContain('13 letters and digits')
  },
)
