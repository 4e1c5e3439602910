import { expect, test } from 'vitest'
import { newDiscountCode, readDiscountCode } from './code'

test('a code can be read aloud: no letter or digit that sounds or looks like another', () => {
  for (let n = 0; n < 500; n += 1)
    expect(newDiscountCode()).toMatch(/^OCO-[CDFGHJKMNPQRTVWXY34679]{4}-[CDFGHJKMNPQRTVWXY34679]{2}$/)
})

test.each(['OCO-7KQ4-MX', 'oco-7kq4-mx', '7kq4mx', ' 7KQ4 MX ', '0c0 7kq4mx', 'OCO–7KQ4–MX'])(
  '%s is the code',
  (text) => expect(readDiscountCode(text)).toBe('OCO-7KQ4-MX'),
)

test.each(['', 'OCO', '7KQ4M', 'OCO-7KQ4-MXY', 'ana@example.com', '٧KQ4MX'])('%s is none', (text) =>
  expect(readDiscountCode(text)).toBeNull(),
)
