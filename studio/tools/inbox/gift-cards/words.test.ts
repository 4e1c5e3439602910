import { expect, test } from 'vitest'
import { redeemProblem } from './words.ts'

test('the desk is told what is set aside, and not that it is gone', () => {
  expect(redeemProblem(50_00, { balanceCents: 0, heldCents: 50_00 }, 'Visit')).toMatch(
    /^Only \$0\.00 can be used now\. \$50\.00 of it is set aside/,
  )
  expect(redeemProblem(50_00, { balanceCents: 20_00, heldCents: 0 }, 'Visit')).toBe(
    'Only $20.00 is left on this card.',
  )
  expect(redeemProblem(20_00, { balanceCents: 20_00, heldCents: 30_00 }, 'Visit')).toBeNull()
  expect(redeemProblem(20_00, { balanceCents: 20_00, heldCents: 0 }, ' ')).toBe('Enter what it was for.')
  expect(redeemProblem(0, { balanceCents: 20_00, heldCents: 0 }, 'Visit')).toMatch(/^Write the amount/)
})
