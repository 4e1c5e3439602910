import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startStack({ siteUrl: 'https://clinic.example,http://localhost:3456' })
})
afterAll(() => stack.stop())

const statusWith = (headers: Record<string, string>, path = '/health') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${stack.url}${path}`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .once('error', reject)
      .end()
  })

test('health names every service and says they are well', async () => {
  const response = await fetch(`${stack.url}/health`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    isOk: true,
    services: { clock: true, mail: true, auth: true, lake: true, paypal: true, widgets: true },
  })
})

test('a foreign Host gets 421, so that no web page can reach the stack by a name of its own', async () => {
  const { port } = new URL(stack.url)
  expect(await statusWith({ host: 'evil.example' })).toBe(421)
  expect(await statusWith({ host: `evil.example:${port}` })).toBe(421)
  expect(await statusWith({ host: '127.0.0.1:1' })).toBe(421)
  expect(await statusWith({ host: `localhost:${port}` })).toBe(200)
})

test('a page of a foreign Origin gets 403, the pages of the site do not', async () => {
  for (const path of ['/health', '/mail', '/clock', '/rest/v1/products', '/lake/v1/users/me']) {
    expect(await statusWith({ origin: 'https://evil.example' }, path)).toBe(403)
    expect(await statusWith({ origin: 'null' }, path)).toBe(403)
  }
  expect(await statusWith({ origin: 'https://clinic.example' })).toBe(200)
  expect(await statusWith({ origin: 'http://localhost:3456' })).toBe(200)
  expect(await statusWith({ origin: stack.url })).toBe(200)
})

test('unknown addresses get 404 in JSON', async () => {
  const response = await fetch(`${stack.url}/_system/config`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: expect.any(String) })
})

test('the secrets are long, readable by their owner only, and stay the same after a restart', async () => {
  const path = join(stack.dataDir, 'secrets.json')
  const before = await readFile(path, 'utf8')
  expect((await stat(path)).mode & 0o077).toBe(0)
  await stack.restart()
  expect(await readFile(path, 'utf8')).toBe(before)
  expect(stack.secrets.jwtSecret.length).toBeGreaterThan(32)
})

test('a second copy on the same data folder says that it is in use, and does not disturb the first', async () => {
  await expect(startStack({ dataDir: stack.dataDir })).rejects.toThrow(/in use by another copy/)
  expect((await fetch(`${stack.url}/health`)).status).toBe(200)
})

test('an upload of 25 MB reaches the content lake as a stream', async () => {
  const response = await fetch(`${stack.url}/lake/v2025-02-19/assets/files/production?filename=big.bin`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stack.people[0]?.token}`,
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(25 * 1024 * 1024),
  })
  expect(response.status).toBe(200)
  expect((await response.json()).document.size).toBe(25 * 1024 * 1024)
})

test('an open event stream does not keep the stack from stopping', async () => {
  const stream = await fetch(`${stack.url}/lake/v2025-02-19/data/listen/production?query=*`, {
    headers: { authorization: `Bearer ${stack.secrets.siteReadToken}` },
  })
  expect(stream.headers.get('content-type')).toMatch(/text\/event-stream/)
  const ended = stream.text().catch(() => 'cut')
  const before = Date.now()
  await stack.restart()
  await ended
  expect(Date.now() - before, 'a stack that waits for the stream waits forever').toBeLessThan(45_000)
})

test('after kill -9, which leaves PostgreSQL behind, it starts again with everything that was acknowledged', {
  tags: ['long'],
}, async () => {
  const service = { apikey: stack.secrets.secretKey, 'content-type': 'application/json' }
  for (let round = 1; round <= 3; round += 1) {
    const write = await fetch(`${stack.url}/rest/v1/content_state`, {
      method: 'POST',
      headers: service,
      body: JSON.stringify({ key: `round-${round}`, value: { round } }),
    })
    expect(write.status).toBe(201)
    await stack.kill()
    await stack.restart()
    const read = await fetch(`${stack.url}/rest/v1/content_state?select=value&key=eq.round-${round}`, {
      headers: service,
    })
    expect(await read.json()).toEqual([{ value: { round } }])
  }
})

test('a taken port is named, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(startStack({ services: ['clock'], env: { OCOTILLO_STACK_PORT: `${port}` } })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set OCOTILLO_STACK_PORT to a free port (0 takes any).`,
  )
  other.close()
})

test('it refuses a deployment that says it is live, in one sentence', async () => {
  await expect(startStack({ env: { OCOTILLO_ENV: 'live' } })).rejects.toThrow(
    /^The local stack is for demos and tests and refuses a live deployment .*\.$/,
  )
})

test('a wrong variable is named', async () => {
  await expect(startStack({ env: { OCOTILLO_SERVICES: 'lake,oracle' } })).rejects.toThrow(
    'OCOTILLO_SERVICES names "oracle"',
  )
  await expect(startStack({ env: { OCOTILLO_STACK_PORT: 'http' } })).rejects.toThrow(
    'OCOTILLO_STACK_PORT is "http"',
  )
  await expect(startStack({ env: { OCOTILLO_SMTP_PORT: '-1' } })).rejects.toThrow(
    'OCOTILLO_SMTP_PORT is "-1"',
  )
  await expect(startStack({ siteUrl: 'example.com' })).rejects.toThrow('SITE_URL holds "example.com"')
})

test('damaged secrets are not replaced, because the data hang on them', async () => {
  const other = await startStack({ services: ['clock'] })
  await other.kill()
  await writeFile(join(other.dataDir, 'secrets.json'), '{')
  await expect(other.restart()).rejects.toThrow(/secrets\.json is damaged/)
  await other.stop()
})

test('a data folder of before the shop gets the secrets it lacks and keeps those it has', async () => {
  const other = await startStack({ services: ['clock'] })
  const path = join(other.dataDir, 'secrets.json')
  const older = Object.entries(other.secrets).filter(([name]) => !name.startsWith('paypal'))
  await writeFile(path, JSON.stringify(Object.fromEntries(older)))
  await other.restart()
  const stored = JSON.parse(await readFile(path, 'utf8'))
  expect(stored).toMatchObject(Object.fromEntries(older))
  expect(stored.paypalClientSecret).toHaveLength(54)
  await other.restart()
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(stored)
  await other.stop()
})

test('without a service that keeps data PostgreSQL is not started', async () => {
  const clockOnly = await startStack({ services: ['clock'] })
  expect(await readdir(clockOnly.dataDir)).not.toContain('postgres')
  expect((await fetch(`${clockOnly.url}/lake/v1/users/me`)).status).toBe(404)
  await clockOnly.stop()
})

test('it ends when its launcher does', async () => {
  const main = fileURLToPath(new URL('../../local/main.ts', import.meta.url))
  const launched = fork(main, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, OCOTILLO_DATA_DIR: join(stack.dataDir, 'launched'), OCOTILLO_SERVICES: 'clock' },
  })
  await once(launched, 'message')
  launched.disconnect()
  const [code] = await once(launched, 'exit')
  expect(code).toBe(0)
})
