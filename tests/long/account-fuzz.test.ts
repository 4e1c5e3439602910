import { randomUUID } from 'node:crypto'
import { createRandom } from '../chaos/random.ts'
import type { Demo } from '../setup/demo'
import { type Device, type DeviceAnswer, newAddress, newDevice } from '../setup/device'
import { brokenBodies, impossible, odd } from '../setup/fuzz-calls'
import { expect, testAlone as test } from '../setup/http-test'
import { newShopper } from '../setup/shopper'

/** Every auth and cart call with every field wrong in every way: a clear 4xx, never a server error. */
type Call = {
  method: 'POST' | 'PUT'
  path: string
  /** A body that fits, new each time. */
  fits(): Record<string, unknown>
  isForMembers?: boolean
  /** Fields that need not be there. */
  optional?: string[]
}

const email = () => `fuzz-${randomUUID()}@example.com`
const password = 'correct horse 42'
/** The same inputs at every commit; other ones are for whoever looks for trouble. */
const seed = Number(process.env.FUZZ_SEED ?? 71)

const calls: Call[] = [
  { method: 'POST', path: '/api/account/sign-in', fits: () => ({ email: email(), password }) },
  {
    method: 'POST',
    path: '/api/account/sign-up',
    fits: () => ({ firstName: 'Ana', lastName: 'Ruiz', email: email(), password }),
  },
  { method: 'POST', path: '/api/account/recover', fits: () => ({ email: email() }) },
  { method: 'POST', path: '/api/account/resend', fits: () => ({ email: email() }) },
  { method: 'POST', path: '/api/account/sign-out', fits: () => ({}) },
  { method: 'POST', path: '/api/account/sign-out-everywhere', fits: () => ({}) },
  {
    method: 'POST',
    path: '/api/account/confirm',
    fits: () => ({ token_hash: 'pkce_0a1b2c3d4e5f', type: 'signup' }),
  },
  {
    method: 'POST',
    path: '/api/account/name',
    fits: () => ({ firstName: 'Ana', lastName: 'Ruiz' }),
    isForMembers: true,
  },
  {
    method: 'POST',
    path: '/api/account/export',
    fits: () => ({ password: 'not the current one' }),
    isForMembers: true,
  },
  {
    method: 'POST',
    path: '/api/account/delete',
    fits: () => ({ password: 'not the current one', sure: 'yes' }),
    optional: ['sure'],
    isForMembers: true,
  },
  {
    method: 'POST',
    path: '/api/account/password',
    fits: () => ({ password, current: 'not the current one' }),
    optional: ['current'],
    isForMembers: true,
  },
  {
    method: 'POST',
    path: '/api/account/email',
    fits: () => ({ email: email(), password: 'not the current one' }),
    isForMembers: true,
  },
  {
    method: 'POST',
    path: '/api/account/orders/prove',
    fits: () => ({ token: 'x'.repeat(75) }),
  },
  {
    method: 'POST',
    path: '/api/account/orders/claim',
    fits: () => ({ ref: '0a1b2c3d', code: 'abcdefghjkmnp' }),
    isForMembers: true,
  },
  {
    method: 'PUT',
    path: '/api/cart',
    fits: () => ({ owner: randomUUID(), lines: [{ productId: 'injection-b12', quantity: 1 }], seen: [] }),
    isForMembers: true,
  },
]

/** Without these nobody signs the fuzzing member out. */
const callsWithFields = calls.filter(({ fits }) => Object.keys(fits()).length > 0)

for (const { method, path, fits, optional = [], isForMembers } of calls) {
  const send = (device: Device, body: unknown, headers = {}) =>
    device.call(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    })

  test(`${method} ${path}: every field wrong in every way is refused by its name, never by a server error`, async ({
    demo,
  }) => {
    // Calls that may send a mail take their time.
    const device = await deviceFor(demo, isForMembers)
    for (const field of Object.keys(fits())) {
      for (const [what, value] of impossible) {
        const isTaken = Array.isArray(fits()[field]) && Array.isArray(value) && value.length === 0
        if (isTaken || (value === undefined && optional.includes(field))) continue
        const said = `${field}: ${what}`
        const answer = await send(device, { ...fits(), [field]: value })
        expectRefusal(answer, said)
        // A text may be fine by itself, and the call wrong for another field.
        const named = typeof value === 'string' ? Object.keys(fits()).join('|') : field
        if (answer.json?.error === 'invalid')
          expect(String(answer.json.field), said).toMatch(new RegExp(`^(${named})(\\.|$)`))
      }
      for (const [what, value] of odd)
        expectCalm(await send(device, { ...fits(), [field]: value }), `${field}: ${what}`)
    }
    const more = await send(device, { ...fits(), isAdmin: true })
    expect(more, more.text).toMatchObject({ status: 400, json: { field: 'isAdmin' } })
    // JSON keeps the last of two equal keys; either way nothing breaks.
    const twice = JSON.stringify(fits()).replace(/^\{(?=.)/, '{"email":7,"lines":7,"password":[],')
    expectCalm(await device.call(method, path, { body: twice, headers: json }), 'a key twice')
  })

  test(`${method} ${path}: what is no filled-in call is refused, and other sites and methods are`, async ({
    demo,
  }) => {
    const device = await deviceFor(demo, isForMembers)
    for (const [what, body, headers] of brokenBodies) {
      const answer = await device.call(method, path, {
        body,
        headers: { ...headers, 'x-forwarded-for': newAddress() },
      })
      if (body === '{}' && Object.keys(fits()).length === 0) expectCalm(answer, what)
      else expectRefusal(answer, what)
    }
    for (const origin of ['https://evil.example', 'null', ''])
      expect(await send(device, fits(), { origin }), origin).toMatchObject({ status: 403 })
    for (const other of ['DELETE', 'PATCH', method === 'PUT' ? 'POST' : 'PUT'])
      expect((await device.call(other, path)).status, other).toBe(405)
  })
}

test('odd calls with several fields wrong at once: never a server error', async ({ demo }) => {
  console.log(`FUZZ_SEED=${seed}`)
  const random = createRandom(seed)
  const member = await deviceFor(demo, true)
  const values = [...impossible, ...odd].map(([, value]) => value)
  const drawn = Array.from({ length: Number(process.env.FUZZ_CALLS ?? 2000) }, () => {
    const call = random.pick(callsWithFields)
    const body = Object.fromEntries(
      Object.entries(call.fits()).map(([field, value]) => [
        field,
        random.chance(60) ? random.pick(values) : value,
      ]),
    )
    if (random.chance(10))
      body[random.pick(['id', 'role', 'userId', 'price', '__proto__', ''])] = random.pick(values)
    return { call, body, isPlain: random.chance(20), isGuest: random.chance(30) }
  })
  const statuses = new Map<number, number>()
  const queue = drawn.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { call, body, isPlain, isGuest } of queue) {
        const device = isGuest ? newDevice(demo) : member
        const answer = await device.call(call.method, call.path, {
          body: isPlain ? asPlain(body) : JSON.stringify(body),
          headers: { ...(isPlain ? plain : json), 'x-forwarded-for': newAddress() },
        })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expectCalm(answer, `${call.path} ${isPlain ? 'plain ' : ''}${JSON.stringify(body).slice(0, 300)}`)
      }
    }),
  )
  console.log(JSON.stringify(Object.fromEntries([...statuses].sort())))
})

test('cookies that are forged, cut or far too long are a guest’s, never a server error', async ({ demo }) => {
  const member = await deviceFor(demo, true)
  const names = [...member.cookies.keys()].filter((name) => /^session(\.\d+)?$/.test(name))
  expect(names).not.toEqual([])
  const wrong = [
    '',
    'x',
    'base64-',
    'base64-e30',
    'base64-!!!',
    '%00',
    '%E0%A4%A',
    '"; drop',
    'x'.repeat(7000),
  ]
  for (const value of [...wrong, 'base64-bnVsbA', 'base64-W10', 'base64-eyJhY2Nlc3NfdG9rZW4iOjd9']) {
    const cookie = [...names.map((name) => `${name}=${value}`), 'signed_in=1'].join('; ')
    const headers = { cookie, 'x-forwarded-for': newAddress() }
    const account = await newDevice(demo).get('/api/account', headers)
    expect(account, value).toMatchObject({ status: 200, json: { shopper: null } })
    for (const { method, path, fits, isForMembers } of calls.filter((call) => call.isForMembers)) {
      const body = JSON.stringify(fits())
      const answer = await newDevice(demo).call(method, path, { body, headers: { ...headers, ...json } })
      expect(isForMembers && answer.status, `${path} with ${value}: ${answer.text}`).toBe(401)
    }
  }
})

const json = { 'content-type': 'application/json' }
const plain = { 'content-type': 'application/x-www-form-urlencoded' }

async function deviceFor(demo: Demo, isForMembers = false): Promise<Device> {
  const device = newDevice(demo)
  if (isForMembers) await device.signIn(await newShopper(demo))
  return device
}

/** A 4xx with a sentence for the person. */
function expectRefusal(answer: DeviceAnswer, what: string): void {
  expectCalm(answer, what)
  expect(answer.status, `${what}: ${answer.text}`).toBeGreaterThanOrEqual(400)
  expect(String(answer.json?.message), what).toMatch(/\w{2,}/)
}

/** No server error, and nothing of the server's inside. */
function expectCalm({ status, text }: DeviceAnswer, what: string): void {
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
  expect(text, what).not.toMatch(/ at .+\.(js|ts):\d+|node_modules|postgres|violates|syntax error/i)
}

const asPlain = (body: object) =>
  Object.entries(body)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part).toWellFormed())).join('='))
    .join('&')
