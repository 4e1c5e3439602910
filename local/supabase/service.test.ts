import { expect, test } from 'vitest'
import { bodyProblem } from './service.ts'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

test.each([
  ['an ordinary row', '/rest/v1/products', { id: 'b12', tags: ['a', { b: null }] }],
  ['several rows', '/rest/v1/products', [{ id: 'b12' }]],
  ['a function call', '/rest/v1/rpc/take_lease', { p_name: 'poll' }],
  ['a log-in', '/auth/v1/token', { email: 'ana@example.com', password: 'secret', gotrue_meta_security: {} }],
  ['no JSON', '/auth/v1/token', undefined],
])('%s is passed on', (_, pathname, body) => {
  expect(bodyProblem(pathname, body)).toBeUndefined()
})

test.each([
  ['deep nesting', '/rest/v1/products', nested(20_000), /100 levels/],
  ['a NUL in a value', '/rest/v1/products', { name: 'a\0b' }, /NUL/],
  ['a NUL in a key', '/rest/v1/products', { 'a\0': 1 }, /NUL/],
  ['half of a character', '/auth/v1/signup', { data: { first_name: 'a\uD800' } }, /half of a character/],
  ['a list for a function', '/rest/v1/rpc/take_lease', [1], /JSON object/],
  ['null for a log-in', '/auth/v1/token', null, /JSON object/],
  ['a list as email', '/auth/v1/recover', { email: [] }, /"email" must be text/],
  ['a number as password', '/auth/v1/signup', { email: 'a@b.example', password: 5 }, /"password"/],
])('%s is refused in words', (_, pathname, body, words) => {
  expect(bodyProblem(pathname, body)).toMatch(words)
})
