import { expect, test } from 'vitest'
import { clientAddress, isTrusted, parseTrustedProxies } from './client-address'

const nobody = parseTrustedProxies('')
const ours = parseTrustedProxies('loopback, 10.0.0.0/8 fd00::/8 192.0.2.7')

test('without a proxy of ours nobody is believed who says for whom they ask', () => {
  expect(clientAddress(nobody, '203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
  expect(clientAddress(nobody, '127.0.0.1', '1.2.3.4')).toBe('127.0.0.1')
  expect(clientAddress(ours, '203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
})

test('a proxy of ours is believed, and what it was told only behind another of ours', () => {
  expect(clientAddress(ours, '127.0.0.1', '1.2.3.4')).toBe('1.2.3.4')
  expect(clientAddress(ours, '::ffff:127.0.0.1', '1.2.3.4')).toBe('1.2.3.4')
  expect(clientAddress(ours, '::1', '9.9.9.9, 1.2.3.4')).toBe('1.2.3.4')
  expect(clientAddress(ours, '10.1.1.1', '9.9.9.9, 1.2.3.4, 10.2.2.2, 192.0.2.7')).toBe('1.2.3.4')
  expect(clientAddress(ours, 'fd12::1', '2001:db8::5')).toBe('2001:db8::5')
})

test('where a proxy tells nothing that is an address, the call is its own', () => {
  for (const odd of [undefined, '', 'unknown', '1.2.3.4, nonsense', '1.2.3.4,'])
    expect(clientAddress(ours, '10.1.1.1', odd)).toBe('10.1.1.1')
})

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x'])('%s is no range', (words) => {
  expect(() => parseTrustedProxies(words)).toThrow('TRUSTED_PROXIES')
})

test('a range is no other', () => {
  expect(isTrusted(ours, '11.0.0.1')).toBe(false)
  expect(isTrusted(ours, '192.0.2.8')).toBe(false)
  expect(isTrusted(ours, 'nonsense')).toBe(false)
})
