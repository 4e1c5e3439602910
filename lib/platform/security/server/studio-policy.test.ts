import { expect, test } from 'vitest'
import { studioPolicy } from './policies'

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

test('on one machine the Studio may talk to its own origin only', () => {
  const policy = studioPolicy({ projectId: 'local', apiHost: '/api/local/lake' })
  expect(policy).not.toMatch(/https?:/)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' blob: data:")
})

test('a lake on another origin is named by its origin', () => {
  const policy = studioPolicy({ projectId: 'local', apiHost: 'http://127.0.0.1:4000/lake' })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' blob: data: http://127.0.0.1:4000")
})

test('hosted, it may reach its own project and nobody else’s', () => {
  const policy = studioPolicy({ projectId: 'abc' })
  expect(directive(policy, 'connect-src')).toContain('https://abc.api.sanity.io')
  expect(directive(policy, 'img-src')).toContain('https://cdn.sanity.io')
  expect(policy).not.toContain('*')
})
