import { createClient, type SanityClient } from '@sanity/client'
import type postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchAt } from '@/lib/content/schedule/server/fetch-at'
import { lastDueBy, readSchedule } from '@/lib/content/schedule/server/groups'
import { answerGroupChange, answerPlan } from '@/lib/content/schedule/server/plan'
import { publishChanges } from '@/lib/content/schedule/server/publish'
import { runSchedule } from '@/lib/content/schedule/server/run'
import type { LakeDocument } from '@/lib/content/schedule/shared/overlay'
import { setClockOffset } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { log } from '../../lib/platform/telemetry/server/log'
import { connectToDatabase } from '../setup/database.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

const { env } = vi.hoisted(() => ({
  env: { content: {}, supabase: {} } as Record<string, Record<string, unknown>>,
}))
vi.mock('@/lib/platform/server/env', () => ({ env }))

const hour = 3_600_000
const ed: Staff = { email: 'ed@ocotillo.example', name: 'Ed Morales', role: 'editor' }
const [b12, iron] = ['injection-schedule-b12', 'injection-schedule-iron']

let stack: TestStack
let sql: postgres.Sql
let lake: SanityClient

beforeAll(async () => {
  stack = await startStack({ services: ['lake', 'supabase'] })
  sql = await connectToDatabase(stack)
  lake = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${stack.url}/lake`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: stack.secrets.peopleTokens.ed,
  })
})
beforeEach(async () => {
  env.content = {
    projectId: 'local',
    dataset: 'production',
    apiHost: `${stack.url}/lake`,
    token: stack.secrets.siteReadToken,
    writeToken: stack.secrets.scheduleToken,
  }
  env.supabase = { url: stack.url, secretKey: stack.secrets.secretKey }
  setClockOffset(0)
  await sql`truncate public.scheduled_groups, public.audit_log, public.mail_outbox cascade`
  begun = (await sql`select coalesce(max(seq), 0)::text as seq from lake.transactions`)[0]?.seq
  for (const [_id, price] of [
    [b12, 13],
    [iron, 20],
  ] as const)
    await lake.createOrReplace({ _id, _type: 'injection', name: _id, price, category: 'wellness' })
})
afterEach(() =>
  lake.delete({ query: '*[_id match "injection-schedule-*" || _id match "drafts.injection-schedule-*"]' }),
)
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

const draft = (id: string, set: object) =>
  lake.action([
    {
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.${id}`,
      publishedId: id,
      patch: { set },
    },
  ] as Parameters<SanityClient['action']>[0])
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Plans the draft with this change as the Studio does, and throws the draft away. */
async function plan(
  id: string,
  set: object,
  group: { id: string } | { title: string; dueAt: string },
  insteadOf?: string[],
) {
  await draft(id, set)
  const stored = await lake.getDocument(`drafts.${id}`)
  const input = { document: id, draftRevision: stored?._rev ?? '', group, insteadOf }
  const response = await answerPlan(input, ed)
  const answer = (await response.json()) as { group: string; error?: string }
  await lake.delete(`drafts.${id}`)
  return { status: response.status, ...answer }
}
const december = { title: 'December prices', dueAt: inHours(24) }
const priceOf = async (id: string) => (await lake.getDocument<LakeDocument>(id))?.price
let begun = '0'
/** How often the schedule wrote this document in this test. */
const transactionsOf = async (id: string) =>
  (
    await sql`
      select distinct seq from lake.transaction_states as state join lake.transactions using (seq)
      where state.document_id = ${id} and author = 'robot-schedule' and seq > ${begun}`
  ).length
const only = async () => {
  const { planned, past } = await readSchedule()
  expect([...planned, ...past]).toHaveLength(1)
  return [...planned, ...past][0]
}

test('a draft is planned, its moment comes, and both documents of the group are published in one step', async () => {
  const { group } = await plan(b12, { price: 15 }, december)
  await plan(iron, { price: 22 }, { id: group })
  await runSchedule()
  expect([await priceOf(b12), await priceOf(iron)]).toEqual([13, 20])
  setClockOffset(24 * hour)
  await runSchedule()
  expect([await priceOf(b12), await priceOf(iron)]).toEqual([15, 22])
  const [one, other] = [await lake.getDocument(b12), await lake.getDocument(iron)]
  expect(one?._rev).toBe(other?._rev)
  expect(await only()).toMatchObject({ state: 'done', note: null, by: 'Ed Morales' })
  expect(await lake.fetch('*[_type == "scheduleRun"]')).toEqual([])
})

test('a moment that passed while nothing ran is caught up, once, however many come to it', async () => {
  await plan(b12, { price: 15 }, december)
  setClockOffset(40 * 24 * hour)
  await Promise.all(Array.from({ length: 5 }, () => runSchedule()))
  expect(await priceOf(b12)).toBe(15)
  expect(await transactionsOf(b12)).toBe(1)
  await runSchedule()
  expect(await transactionsOf(b12)).toBe(1)
})

test('killed after publishing and before recording it: it is recorded, not published again', async () => {
  const { group } = await plan(b12, { price: 15 }, december)
  const change = (await only())?.changes ?? []
  await publishChanges(group, change)
  await lake.patch(b12).set({ price: 17 }).commit()
  await sql`update public.scheduled_groups set tries = 1`
  expect(await answerGroupChange(group, { action: 'cancel', seen: 1 }, ed)).toMatchObject({ status: 409 })
  setClockOffset(24 * hour)
  await runSchedule()
  expect(await only()).toMatchObject({ state: 'done' })
  expect([await priceOf(b12), await transactionsOf(b12)]).toEqual([17, 1])
})

test('others’ edits since are kept, the planned price wins over another one, and that is told', async () => {
  const { group } = await plan(b12, { price: 15 }, december)
  await plan(iron, { price: 22 }, { id: group })
  await lake.patch(b12).set({ name: 'B12 shot' }).commit()
  await lake.patch(iron).set({ price: 21 }).commit()
  setClockOffset(24 * hour)
  await runSchedule()
  expect(await lake.getDocument(b12)).toMatchObject({ name: 'B12 shot', price: 15 })
  expect(await priceOf(iron)).toBe(22)
  const done = await only()
  expect(done?.note).toContain('In one document the same fields had changed since.')
  expect(done?.changes.map(({ note }) => note)).toEqual([
    null,
    '“price” was changed after this was planned; the planned value won.',
  ])
})

test('a draft in the meantime takes the new price over, and keeps what its author wrote', async () => {
  await plan(b12, { price: 15 }, december)
  await draft(b12, { name: 'Being written' })
  setClockOffset(24 * hour)
  await runSchedule()
  expect(await lake.getDocument(`drafts.${b12}`)).toMatchObject({ name: 'Being written', price: 15 })
  expect(await lake.getDocument(b12)).toMatchObject({ name: b12, price: 15 })
})

test('of two changes planned one after the other, a draft in between takes over the second one, too', async () => {
  await plan(b12, { price: 15 }, december)
  await plan(b12, { price: 17 }, { title: 'January prices', dueAt: inHours(48) })
  setClockOffset(24 * hour)
  await runSchedule()
  await draft(b12, { name: 'Being written' })
  setClockOffset(48 * hour)
  await runSchedule()
  expect(await lake.getDocument(`drafts.${b12}`)).toMatchObject({ name: 'Being written', price: 17 })
  expect(await priceOf(b12)).toBe(17)
})

test('a group changes back by itself at the moment that was planned for it, and nothing else does', async () => {
  const { group } = await plan(b12, { price: 15 }, december)
  const back = async (dueAt: string, seen: number) => {
    const change = { action: 'return', seen, title: 'End of December prices', dueAt } as const
    const response = await answerGroupChange(group, change, ed)
    return [response.status, (await response.json()).error]
  }
  expect(await back(inHours(23), 1)).toEqual([409, 'early'])
  expect(await back(inHours(-1), 1)).toEqual([409, 'past'])
  expect(await back(inHours(48), 1)).toEqual([200, undefined])
  const trial = await plan(iron, { price: 22 }, { title: 'A trial', dueAt: inHours(30) })
  await answerGroupChange(trial.group, { action: 'cancel', seen: 1 }, ed)
  const ofTrial = { action: 'return', seen: 1, title: 'End of the trial', dueAt: inHours(48) } as const
  expect((await answerGroupChange(trial.group, ofTrial, ed)).status).toBe(409)
  const at = (hours: number) =>
    fetchAt('*[_id == $id][0].price', { id: b12 }, new Date(Date.now() + hours * hour))
  const lastDue = async (hours: number) =>
    Math.round(
      ((await lastDueBy(new Date(Date.now() + hours * hour)))?.getTime() ?? 0) / hour - Date.now() / hour,
    )
  // Of the trial that was cancelled nothing is due.
  expect([await lastDue(31), await lastDue(49)]).toEqual([24, 48])
  expect(await lastDueBy(new Date(Date.now() + 23 * hour))).toBeNull()
  expect([await at(25), await at(49)]).toEqual([15, 13])
  setClockOffset(24 * hour)
  await runSchedule()
  await lake.patch(b12).set({ name: 'B12 shot' }).commit()
  setClockOffset(48 * hour)
  await runSchedule()
  expect(await lake.getDocument(b12)).toMatchObject({ name: 'B12 shot', price: 13 })
  const { past } = await readSchedule()
  expect(past.map(({ title, state, note }) => [title, state, note])).toEqual([
    ['End of December prices', 'done', null],
    ['December prices', 'done', null],
    ['A trial', 'cancelled', null],
  ])
})

test('a group that comes before another one is named as what it waits for', async () => {
  await plan(b12, { price: 15 }, december)
  await plan(b12, { price: 17 }, { title: 'January prices', dueAt: inHours(48) })
  await plan(iron, { price: 22 }, { title: 'Iron', dueAt: inHours(72) })
  const { planned } = await readSchedule()
  expect(planned.map(({ title, waitsFor }) => [title, waitsFor])).toEqual([
    ['December prices', null],
    ['January prices', 'December prices'],
    ['Iron', null],
  ])
})

test('planned once more instead of before, it is published at the new moment only', async () => {
  const { group: old } = await plan(b12, { price: 15 }, december)
  const january = { title: 'January prices', dueAt: inHours(48) }
  await plan(b12, { price: 17 }, january, [old])
  const again = await plan(b12, { price: 18 }, january, [old])
  expect([again.status, again.error]).toEqual([409, 'replaced_gone'])
  setClockOffset(24 * hour)
  await runSchedule()
  expect(await priceOf(b12)).toBe(13)
  setClockOffset(48 * hour)
  await runSchedule()
  expect(await priceOf(b12)).toBe(17)
})

test('a document that was taken back stays away, and that is told; a new one appears', async () => {
  const { group } = await plan(b12, { price: 15 }, december)
  const zinc = 'injection-schedule-zinc'
  await lake.create({ _id: `drafts.${zinc}`, _type: 'injection', name: 'Zinc', price: 9 })
  const stored = await lake.getDocument(`drafts.${zinc}`)
  await answerPlan({ document: zinc, draftRevision: stored?._rev ?? '', group: { id: group } }, ed)
  const there = await fetchAt('*[_id == $id][0]', { id: zinc }, new Date(Date.now() + 25 * hour))
  expect(there).toMatchObject({ price: 9, _rev: 'planned', _updatedAt: expect.any(String) })
  await lake.delete(b12)
  setClockOffset(24 * hour)
  await runSchedule()
  expect(await lake.getDocument(b12)).toBeUndefined()
  expect(await priceOf(zinc)).toBe(9)
  expect(await lake.getDocument(`drafts.${zinc}`)).toBeUndefined()
  expect(await only()).toMatchObject({ state: 'done', note: 'One document was left out.' })
})

test('while the content store is away it is told, and tried again', async () => {
  await plan(b12, { price: 15 }, december)
  setClockOffset(24 * hour)
  const complaints = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { apiHost } = env.content ?? {}
  env.content = { ...env.content, apiHost: 'http://127.0.0.1:9' }
  await runSchedule()
  expect(await only()).toMatchObject({ state: 'failed', note: 'The content store did not answer.', tries: 1 })
  expect(complaints).toHaveBeenCalledOnce()
  env.content = { ...env.content, apiHost, writeToken: stack.secrets.siteReadToken }
  setClockOffset(25 * hour)
  await runSchedule()
  expect((await only())?.note).toContain('refused the site’s key')
  env.content = { ...env.content, writeToken: stack.secrets.scheduleToken }
  setClockOffset(26 * hour)
  await runSchedule()
  expect([(await only())?.state, await priceOf(b12)]).toEqual(['done', 15])
  complaints.mockRestore()
})

test('the site at a moment has the prices of that moment, and the published ones stay', async () => {
  await plan(b12, { price: 15 }, december)
  const query = '*[_id in $ids] | order(_id asc).price'
  const at = (hours: number) => fetchAt(query, { ids: [b12, iron] }, new Date(Date.now() + hours * hour))
  expect(await at(23)).toEqual([13, 20])
  expect(await at(25)).toEqual([15, 20])
  expect(await priceOf(b12)).toBe(13)
})

test('without a draft, with a newer one, with an equal one, or for the past nothing is planned', async () => {
  const input = { document: b12, draftRevision: 'r', group: december }
  const refused = async (some: object) => {
    const response = await answerPlan({ ...input, ...some }, ed)
    return [response.status, (await response.json()).error]
  }
  expect(await refused({})).toEqual([409, 'no_draft'])
  await draft(b12, { price: 14 })
  expect(await refused({})).toEqual([409, 'changed'])
  const { _rev: draftRevision } = (await lake.getDocument(`drafts.${b12}`)) ?? {}
  expect(await refused({ draftRevision, group: { title: 'Late', dueAt: inHours(-1) } })).toEqual([
    409,
    'past',
  ])
  expect(await plan(b12, { price: 13 }, december)).toMatchObject({ status: 409, error: 'no_change' })
})
