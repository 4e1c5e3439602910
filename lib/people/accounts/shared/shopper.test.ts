import { expect, test } from 'vitest'
import { shopperLabel } from './shopper'

test.each([
  [{ firstName: 'Dana', email: 'dana.reyes@mail.example' }, 'Dana'],
  [{ firstName: ' Dana ', email: '' }, 'Dana'],
  [{ firstName: null, email: 'dana.reyes@mail.example' }, 'dana.reyes'],
  [{ firstName: '  ', email: 'dana.reyes@mail.example' }, 'dana.reyes'],
  [{ firstName: null, email: '' }, 'Account'],
])('[HEAD-020] %o is called %s', (shopper, label) => {
  expect(shopperLabel(shopper)).toBe(label)
})
