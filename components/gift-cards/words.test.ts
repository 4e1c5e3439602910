import { expect, test } from 'vitest'
import { balanceWords } from './words'

const wordsOf = (balanceCents: number, heldCents: number) =>
  balanceWords({ balanceCents, heldCents, valueCents: 50_00, endsWith: 'HWVC', status: 'delivered' })

test('money that is set aside for an order is not told as used', () => {
  expect(wordsOf(0, 0)).toBe('All $50 of it has been used.')
  expect(wordsOf(0, 50_00)).toMatch(/^\$50\.00 of it is set aside for an order that’s being paid\./)
  expect(wordsOf(20_00, 30_00)).toMatch(/^Left of \$50\. .* \$30\.00 of it is set aside/)
  expect(wordsOf(20_00, 0)).not.toContain('set aside')
})
