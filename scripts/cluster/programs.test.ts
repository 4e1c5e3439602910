import { expect, test } from 'vitest'
import { findPrograms } from './programs'

const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

test('Valkey is taken before Redis, and either will do', () => {
  expect(findPrograms(only('nginx', 'valkey-server', 'redis-server')).store).toBe('valkey-server')
  expect(findPrograms(only('/usr/sbin/nginx', 'redis-server'))).toEqual({
    nginx: '/usr/sbin/nginx',
    store: 'redis-server',
  })
})

test('what is missing is named, with how it is got', () => {
  expect(() => findPrograms(only('nginx'))).toThrow(/lacks Valkey or Redis \(apt-get install valkey-server/)
  expect(() => findPrograms(only('valkey-server'))).toThrow(/lacks nginx \(apt-get install nginx\)/)
  expect(() => findPrograms(only())).toThrow(/lacks nginx .* and Valkey or Redis/)
})
