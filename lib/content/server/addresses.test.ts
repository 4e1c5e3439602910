import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'
import { followRedirect } from './addresses'

afterEach(() => vi.restoreAllMocks())

const redirect = (from: string, to: string | null, isPermanent: boolean | null = true) => ({
  from,
  to,
  isPermanent,
})

test('a redirect is followed, several in a row at once; the first that is not for good decides', () => {
  const redirects = [redirect('/a', '/b'), redirect('/b', '/c?x=1', null)]
  expect(followRedirect('/b', redirects)).toEqual({ to: '/c?x=1', isPermanent: false })
  expect(followRedirect('/a', redirects)).toEqual({ to: '/c?x=1', isPermanent: false })
  expect(followRedirect('/c', redirects)).toBeNull()
})

test.each([
  ['in a circle', [redirect('/a', '/b'), redirect('/b', '/a')]],
  ['to itself', [redirect('/a', '/a')]],
  ['nowhere', [redirect('/a', null)]],
  ['to a script', [redirect('/a', 'javascript:alert(1)')]],
  ['to another host without a scheme', [redirect('/a', '//evil.example')]],
  ['to a phone', [redirect('/a', 'tel:911')]],
])('one that leads %s is left out, and logged', (_what, redirects) => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => {})
  expect(followRedirect('/a', redirects)).toBeNull()
  expect(written).toHaveBeenCalledOnce()
})

test('one may lead to another site by https', () => {
  const redirects = [redirect('/a', 'https://example.com/x')]
  expect(followRedirect('/a', redirects)).toEqual({ to: 'https://example.com/x', isPermanent: true })
})
