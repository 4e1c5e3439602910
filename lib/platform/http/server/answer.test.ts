import { expect, test } from 'vitest'
import { callerNetwork, callerOf } from './answer'

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

test.each([
  ['203.0.113.7', '203.0.113.8', false],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
  ['2001:db8:12:34::1', '2001:db8:12:34:5:6:7:8', true],
  ['2001:db8::1', '2001:db8::2', true],
  ['2001:db8::a:1:2:3', '2001:0db8:0:0:b:1:2:3', true],
  ['2001:db8:12:34::1', '2001:db8:12:35::1', false],
])('%s and %s are one household: %s', (one, other, isOne) => {
  const callerAt = (address: string) =>
    callerOf(new Request('https://clinic.example', { headers: { 'x-forwarded-for': address } }))
  expect(callerAt(one) === callerAt(other)).toBe(isOne)
})

test('what the caller says of themselves before the proxy’s own word is not believed (decision 0047)', () => {
  expect(of('198.51.100.1, 192.0.2.9, 203.0.113.7')).toBe('203.0.113')
  expect(callerNetwork(new Headers())).toBeNull()
})
