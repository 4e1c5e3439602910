import { randomUUID } from 'node:crypto'
import type { PersonRow } from '@/lib/desk/staff/shared'
import { mailboxOf } from '../setup/buyer'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { auditOf, invited, newPerson, staffOf } from '../setup/staff'

const lake = (demo: Demo, path: string, token?: string, init: RequestInit = {}) =>
  fetch(`${demo.stackUrl}/lake/v2025-02-19${path}`, {
    redirect: 'manual',
    ...init,
    headers: { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) },
  })

/** Chooses this person at the demo's log-in page; undefined when they are not offered there. */
async function logIn(demo: Demo, name: string): Promise<string | undefined> {
  const { providers } = await (await lake(demo, '/auth/providers')).json()
  const provider = providers.find(({ title }: { title: string }) => title.startsWith(`${name}, `))
  if (!provider) return undefined
  const id = provider.name
  const chosen = await lake(
    demo,
    `/auth/login/${id}?${new URLSearchParams({ origin: `${demo.siteUrl}/studio` })}`,
  )
  const sid = new URL(chosen.headers.get('location') ?? '').hash.replace('#sid=', '')
  return (await (await lake(demo, `/auth/fetch?sid=${sid}`)).json()).token
}

test('who is invited gets a mail, logs in, and may do what their role may, until it changes: from the next call on', async ({
  demo,
}) => {
  const { id, name, email } = await invited(demo)
  await expect
    .poll(async () => (await mailboxOf(demo, email)).map(({ subject }) => subject))
    .toEqual(['You now have access to our Studio'])
  const token = (await logIn(demo, name)) ?? ''
  const priya = staffOf(demo, { token })
  expect((await priya('GET', 'me')).json).toMatchObject({ name, email, role: 'front_desk' })
  expect((await priya('GET', 'requests')).status).toBe(200)
  expect((await priya('GET', 'people')).status).toBe(403)

  const change = { role: 'editor', seen: 'front_desk' }
  expect((await staffOf(demo, 'olivia')('PATCH', `people/${id}`, change)).status).toBe(200)
  expect((await priya('GET', 'requests')).status).toBe(403)
  expect((await priya('GET', 'me')).json).toMatchObject({ role: 'editor' })
  expect(await (await lake(demo, '/users/me', token)).json()).toMatchObject({ role: 'editor', name })
  expect((await auditOf(demo, `staff:${id}`)).map(({ action, actor }) => [action, actor])).toEqual([
    ['staff.invited', demo.person('olivia').email],
    ['staff.role_changed', demo.person('olivia').email],
  ])
})

test('who is removed is refused at the very next call, here and in the content lake, and so are open streams and an old token after a new invitation', async ({
  demo,
}) => {
  const { id, name, email, role } = await invited(demo)
  const token = (await logIn(demo, name)) ?? ''
  const priya = staffOf(demo, { token })
  expect((await priya('GET', 'requests')).status).toBe(200)
  const stream = await lake(demo, '/data/listen/production?query=*', token)
  const streamEnds = stream.text()
  const session = (await lake(demo, `/mux/${randomUUID()}`, token)).text()

  expect((await staffOf(demo, 'olivia')('POST', `people/${id}/remove`, {})).status).toBe(200)
  expect([401, 403]).toContain((await priya('GET', 'requests')).status)
  expect([401, 403]).toContain((await priya('GET', 'me')).status)
  expect((await lake(demo, '/users/me', token)).status).toBe(401)
  expect((await lake(demo, '/data/query/production?query=1', token)).status).toBe(401)
  expect(await streamEnds).toContain('event: welcome')
  expect(await session).toContain('ready')
  expect(await logIn(demo, name)).toBeUndefined()

  // The history still tells who wrote what.
  expect(await (await lake(demo, `/users/${id}`, demo.person('ed').token)).json()).toMatchObject({
    displayName: name,
  })
  await staffOf(demo, 'olivia')('POST', 'people', { name, email, role })
  expect([401, 403]).toContain((await priya('GET', 'me')).status)
  expect((await lake(demo, '/users/me', token)).status).toBe(401)
  const again = (await logIn(demo, name)) ?? ''
  expect((await staffOf(demo, { token: again })('GET', 'me')).status).toBe(200)
  const { json } = await staffOf(demo, 'olivia')('GET', 'audit')
  expect(
    ((json?.items ?? []) as { action: string; detail: string }[]).find(
      ({ action }) => action === 'staff.removed',
    ),
  ).toMatchObject({ detail: expect.stringMatching(/^person: .+, role: /) })
})

test('a wrong field is named, and nothing is done', async ({ demo }) => {
  const olivia = staffOf(demo, 'olivia')
  const fred = demo.person('fred')
  const tried = async (wrong: object) => {
    const { status, json } = await olivia('POST', 'people', { ...newPerson(), ...wrong })
    return [status, json?.field ?? json?.error, json?.message]
  }
  expect(await tried({ email: ` ${fred.email.toUpperCase()} ` })).toEqual([
    409,
    'email',
    'This address is Fred Baker’s, who has access already (Front desk).',
  ])
  for (const email of [
    'priya',
    'priya@',
    'priya@localhost',
    'a b@example.com',
    'a@example.com\nBcc: b@example.com',
    '',
  ])
    expect((await tried({ email })).slice(0, 2), email).toEqual([400, 'email'])
  for (const role of ['', 'admin', 'administrator', null])
    expect((await tried({ role })).slice(0, 2), `${role}`).toEqual([400, 'role'])
  for (const name of ['  ', 'x'.repeat(201), 'Pri\nya', 'Pri\u202eya'])
    expect((await tried({ name })).slice(0, 2), name).toEqual([400, 'name'])
  expect((await tried({ id: randomUUID() })).slice(0, 2)).toEqual([400, 'id'])

  const { id } = await invited(demo)
  const change = (body: object) => olivia('PATCH', `people/${id}`, body)
  expect((await change({ role: 'boss', seen: 'front_desk' })).json).toMatchObject({ field: 'role' })
  expect((await change({ role: 'editor' })).json).toMatchObject({ field: 'seen' })
  expect(await change({ role: 'editor', seen: 'clinician' })).toMatchObject({
    status: 409,
    json: { error: 'changed' },
  })
  expect((await olivia('PATCH', `people/${randomUUID()}`, { role: 'editor', seen: 'owner' })).status).toBe(
    404,
  )
  expect((await olivia('POST', 'people/1/remove', {})).status).toBe(404)
})

test('who logs in as an owner sees it; the demo has nothing to do at Sanity', async ({ demo }) => {
  const { json } = await staffOf(demo, 'olivia')('GET', 'people')
  expect(json).toMatchObject({ sanity: 'own', strangers: [] })
  const olivia = ((json?.items ?? []) as PersonRow[]).find(({ isYou }) => isYou)
  expect(olivia).toMatchObject({ name: 'Olivia Ortega', role: 'owner', atSanity: null })
})
