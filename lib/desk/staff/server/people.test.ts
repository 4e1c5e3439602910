import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'
import { membersAtSanity } from './people'

const env = vi.hoisted(() => ({ content: { projectId: 'p1', apiHost: '' } }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

let answers: Record<string, { status?: number; body: unknown }>
const asked: { url: string; token: string | undefined }[] = []
const sanity = createServer((request, response) => {
  const url = (request.url ?? '').replace(/^\/v2025-07-11/, '')
  asked.push({ url, token: request.headers.authorization })
  const { status = 200, body } = answers[url] ?? { status: 404, body: {} }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => sanity.listen(0, '127.0.0.1', resolve))
  env.content.apiHost = `http://127.0.0.1:${(sanity.address() as AddressInfo).port}`
})
afterAll(() => sanity.close())

const user = (email: string | null, roleNames: string[], resourceId = 'p1') => ({
  sanityUserId: 'g1',
  profile: { id: 'u1', email, displayName: email && 'Priya Natarajan', provider: 'google' },
  memberships: [{ resourceType: 'project', resourceId, roleNames, addedAt: '2026-01-01T00:00:00Z' }],
})
const users = '/access/project/p1/users?limit=100'
const invitations = '/invitations/project/p1'
const invitation = { email: 'New@Example.com', createdAt: 'x', roles: [{ name: 'viewer', title: 'Viewer' }] }

beforeEach(() => {
  asked.length = 0
  answers = {
    [users]: { body: { data: [user('Priya@Example.com', ['editor'])], totalCount: 2, nextCursor: 'c1' } },
    [`${users}&nextCursor=c1`]: { body: { data: [user('fred@example.com', ['viewer'])], nextCursor: null } },
    [invitations]: { body: [invitation] },
  }
})

test('members of all pages and open invitations are told, asked with the owner’s own token', async () => {
  expect(await membersAtSanity('token-of-olivia')).toEqual([
    { email: 'priya@example.com', name: 'Priya Natarajan', is: 'member', as: ['editor'] },
    { email: 'fred@example.com', name: 'Priya Natarajan', is: 'member', as: ['viewer'] },
    { email: 'new@example.com', name: 'new@example.com', is: 'invited', as: ['viewer'] },
  ])
  expect(new Set(asked.map(({ token }) => token))).toEqual(new Set(['Bearer token-of-olivia']))
})

test('robots, members of other projects and invitations that are over count for nobody', async () => {
  answers[users] = {
    body: { data: [user(null, ['editor']), user('eve@example.com', ['viewer'], 'p2')], nextCursor: null },
  }
  answers[invitations] = {
    body: [
      { ...invitation, isAccepted: true },
      { ...invitation, isRevoked: true },
      { ...invitation, acceptedByUserId: 'u' },
    ],
  }
  expect(await membersAtSanity('token')).toEqual([])
})

test.each<[string, string, { status?: number; body: unknown }]>([
  ['the owner may not see members', users, { status: 403, body: { message: 'no' } }],
  ['it answers something else', users, { body: { users: [] } }],
  ['invitations are not told', invitations, { status: 401, body: {} }],
])('when %s nothing is claimed, and nothing personal is logged', async (_, path, answer) => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  answers[path] = answer
  expect(await membersAtSanity('token-of-olivia')).toBeNull()
  expect(written).toHaveBeenCalledOnce()
  expect(JSON.stringify(written.mock.calls)).not.toMatch(/@|token/)
  written.mockRestore()
})
