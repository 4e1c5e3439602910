import { expect, test } from 'vitest'
import { callerNetwork } from './answer'

const of = (address: string) => callerNetwork(new Headers({ 'x-forwarded-for': address }))

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:12:34::1', '2001:db8:12'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001:0db8:0000:0001::5', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['not an address', null],
])('the wider network of %s is %s (decision 0047)', (address, network) => {
  expect(of(address)).toBe(network)
})

test('what the caller says of themselves before the proxy’s own word is not believed (decision 0047)', () => {
  expect(of('198.51.100.1, 192.0.2.9, 203.0.113.7')).toBe('203.0.113')
  expect(callerNetwork(new Headers())).toBeNull()
})
