import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StreamFetch } from './environment.ts'
import { apiHost, browser } from './fake-browser.ts'

const path = '/v1/data/listen/production?query=*'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Collects what a stream says; `isEnded` when its client would connect again. */
async function listen(fetch: StreamFetch, person = 'olivia', signal?: AbortSignal) {
  const heard = { text: '', isEnded: false, status: 0 }
  const headers = { Authorization: `Bearer ${person}` }
  const answered = fetch(`${apiHost}${path}`, { headers, signal }).then(async (response) => {
    heard.status = response.status
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.text += chunk
    heard.isEnded = true
  })
  answered.catch(() => {
    heard.isEnded = true
  })
  await settle()
  return heard
}

const settle = () => vi.advanceTimersByTimeAsync(1)

test('eight tabs with three listeners each use one connection, and each hears its own', async () => {
  const { lake, openTab } = browser()
  const heard = []
  for (let count = 1; count <= 8; count++) {
    const fetch = openTab(`tab${count}`)
    for (let stream = 0; stream < 3; stream++) heard.push(await listen(fetch))
  }
  expect(lake.connections.size).toBe(1)
  expect(lake.subscriptions()).toBe(24)
  lake.publish('price')
  await settle()
  for (const one of heard)
    expect(one).toMatchObject({ status: 200, text: 'retry: 500\n\nprice for Bearer olivia;', isEnded: false })
})

test('two persons never share a connection', async () => {
  const { lake, openTab } = browser()
  const olivia = await listen(openTab('tab1'), 'olivia')
  const fred = await listen(openTab('tab2'), 'fred')
  expect(lake.connections.size).toBe(2)
  lake.publish('price')
  await settle()
  expect(olivia.text).toContain('price for Bearer olivia;')
  expect(fred.text).toContain('price for Bearer fred;')
  expect(fred.text).not.toContain('olivia')
})

test('when the leading tab is closed another takes over and the listeners connect again', async () => {
  const { lake, openTab, close } = browser()
  await listen(openTab('tab1'))
  const second = openTab('tab2')
  const before = await listen(second)
  close('tab1')
  await settle()
  expect(before.isEnded).toBe(true)
  const after = await listen(second)
  lake.publish('price')
  await settle()
  expect(after.text).toContain('price')
  expect([...lake.connections.keys()].every((sid) => sid.startsWith('tab2'))).toBe(true)
})

test('when the leading tab freezes its lead is taken away', async () => {
  const { lake, openTab, freeze } = browser()
  await listen(openTab('tab1'))
  const second = openTab('tab2')
  const before = await listen(second)
  freeze('tab1')
  await vi.advanceTimersByTimeAsync(70_000)
  expect(before.isEnded).toBe(true)
  const after = await listen(second)
  lake.publish('price')
  await settle()
  expect(after.text).toContain('price')
})

test('a leader that is only quiet keeps its lead', async () => {
  const { lake, openTab } = browser()
  await listen(openTab('tab1'))
  const heard = await listen(openTab('tab2'))
  for (let quarter = 0; quarter < 8; quarter++) {
    await vi.advanceTimersByTimeAsync(15_000)
    lake.sayAlive()
  }
  expect(heard.isEnded).toBe(false)
  expect([...lake.connections.keys()].every((sid) => sid.startsWith('tab1'))).toBe(true)
})

test('when the connection breaks every listener ends, and connects again over a new one', async () => {
  const { lake, openTab } = browser()
  const first = openTab('tab1')
  const heard = [await listen(first), await listen(openTab('tab2'))]
  const [connection] = lake.connections
  if (!connection) throw new Error('There is no connection to break')
  lake.connections.delete(connection[0])
  connection[1].out.error(new Error('network'))
  await settle()
  expect(heard.map(({ isEnded }) => isEnded)).toEqual([true, true])
  expect(await listen(first)).toMatchObject({ status: 200, isEnded: false })
})

test('what a closed follower listened to is given up; leaving one stream keeps the others', async () => {
  const { lake, openTab, close } = browser()
  const first = openTab('tab1')
  const leaving = new AbortController()
  await listen(first, 'olivia', leaving.signal)
  await listen(first)
  await listen(openTab('tab2'))
  expect(lake.subscriptions()).toBe(3)
  close('tab2')
  await settle()
  expect(lake.subscriptions()).toBe(2)
  leaving.abort()
  await settle()
  expect(lake.subscriptions()).toBe(1)
})

test('without listeners the connection is closed', async () => {
  const { lake, openTab } = browser()
  const leaving = new AbortController()
  await listen(openTab('tab1'), 'olivia', leaving.signal)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(lake.connections.size).toBe(0)
})

test('an ended session is refused as the lake refuses it', async () => {
  const { lake, openTab } = browser()
  lake.refused.add('Bearer olivia')
  expect(await listen(openTab('tab1'))).toMatchObject({
    status: 401,
    text: expect.stringContaining('SIO-401-ANF'),
  })
})

test('where tabs cannot coordinate each has its own connection', async () => {
  const { lake, openTab } = browser()
  const heard = [
    await listen(openTab('tab1', { canShare: false })),
    await listen(openTab('tab2', { canShare: false })),
  ]
  expect(lake.connections.size).toBe(2)
  lake.publish('price')
  await settle()
  for (const { text } of heard) expect(text).toContain('price')
})

test('other requests and requests without a token are ordinary ones', async () => {
  const { openTab } = browser()
  const fetch = openTab('tab1')
  const headers = { Authorization: 'Bearer olivia' }
  expect(await (await fetch(`${apiHost}/v1/users/me`, { headers })).text()).toContain('plain')
  expect(await (await fetch(`${apiHost}${path}`)).text()).toContain('plain')
  expect(await (await fetch(`http://elsewhere.test${path}`, { headers })).text()).toContain('plain')
})
