import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  isLinkOpen,
  listLinks,
  makeLink,
  openLink,
  takeBackLink,
} from '../../lib/content/preview/server/links.ts'
import { newLink } from '../../lib/content/preview/shared/preview-link.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { startStack, type TestStack } from '../../tests/setup/stack.ts'

const clock = vi.hoisted(() => ({ now: new Date() }))
const env = vi.hoisted(() => ({ siteUrl: 'https://clinic.example', supabase: { url: '', secretKey: '' } }))
vi.mock('@/lib/platform/server/clock', () => ({ now: () => clock.now }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

const at = (time: string) => {
  clock.now = new Date(time)
}
let stack: TestStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await startStack({ services: ['supabase'] })
  sql = await connectToDatabase(stack)
  Object.assign(env.supabase, { url: stack.url, secretKey: stack.secrets.secretKey })
  await sql`insert into public.staff (email, role, name) values ('ed@example.com', 'editor', 'Ed') on conflict do nothing`
})
beforeEach(async () => {
  await sql`truncate public.preview_links, public.audit_log cascade`
  at('2026-11-22T09:00:00Z')
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

const make = async (link: object = {}) => {
  const { url } = await makeLink(
    newLink.parse({ path: '/careers', lasts: 'hour', ...link }),
    'ed@example.com',
  )
  return url.replace('https://clinic.example/preview/', '')
}

test('a link opens its page until its time is over, and says when it was opened last', async () => {
  const token = await make({ at: '2026-12-01T07:00:00.000Z' })
  at('2026-11-22T09:59:59Z')
  const opened = await openLink(token)
  expect(opened).toEqual({
    id: expect.any(String),
    path: '/careers',
    at: '2026-12-01T07:00:00.000Z',
    until: '2026-11-22T10:00:00.000Z',
  })
  expect(await isLinkOpen(opened?.id ?? '')).toBe(true)
  const [row] = (await listLinks()).items
  expect(row).toMatchObject({ path: '/careers', createdBy: 'ed@example.com', takenBackAt: null })
  expect(Date.parse(row?.openedAt ?? '')).toBe(clock.now.getTime())
  at('2026-11-22T10:00:00Z')
  expect(await openLink(token)).toBeNull()
  expect(await isLinkOpen(opened?.id ?? '')).toBe(false)
})

test('the token is kept nowhere, and no other one opens anything', async () => {
  const token = await make()
  const stored = JSON.stringify(await sql`select * from public.preview_links`)
  expect(stored).not.toContain(token)
  const hash = (await sql`select token_hash from public.preview_links`)[0]?.token_hash
  for (const wrong of [hash, token.slice(1), `${token.slice(0, -1)}!`, 'a'.repeat(43), ''])
    expect(await openLink(wrong)).toBeNull()
})

test('taken back by one of the staff it is over at once, and it is written down who did what', async () => {
  const token = await make()
  const id = (await openLink(token))?.id ?? ''
  expect(await takeBackLink(id, 'ed@example.com')).toBe(true)
  expect([await isLinkOpen(id), await openLink(token)]).toEqual([false, null])
  expect(await takeBackLink(id, 'ed@example.com')).toBe(false)
  const done = await sql`select actor, action from public.audit_log order by id`
  expect(done.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'ed@example.com preview.shared',
    'ed@example.com preview.taken_back',
  ])
})

test('none lasts longer than a week, is made by a stranger, or leads to another site', async () => {
  await make({ lasts: 'week' })
  await expect(makeLink({ path: '/', lasts: 'hour' }, 'nobody@example.com')).rejects.toThrow('NOT_STAFF')
  for (const path of ['careers', '//evil.example', '/\\evil.example', '/a b', '/?x=1', ''])
    expect(newLink.safeParse({ path, lasts: 'hour' }).success, path).toBe(false)
  expect(newLink.safeParse({ path: '/', lasts: 'year' }).success).toBe(false)
  expect(newLink.safeParse({ path: '/', lasts: 'hour', until: '2030-01-01T00:00:00Z' }).success).toBe(false)
  const longer = sql`update public.preview_links set expires_at = expires_at + interval '1 second'`
  await expect(longer).rejects.toThrow(/check/)
})

test('a month after its end a link is forgotten', async () => {
  await make()
  at('2026-12-22T10:00:01Z')
  await make()
  expect((await listLinks()).items).toHaveLength(1)
})
