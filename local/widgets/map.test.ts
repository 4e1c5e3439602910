import { expect, test } from 'vitest'
import type { Faults } from './faults.ts'
import { createMap } from './service.ts'

const address = '/www.google.com/maps/embed?pb=demo'

test('the map is a drawing that says it is a demo, and runs no script', async () => {
  const response = await createMap(new Map()).request(address)
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
  expect(html).toContain('Demo')
  expect(html).not.toMatch(/https?:|<script/)
})

test('each fault shows', async () => {
  const faults: Faults = new Map()
  const app = createMap(faults)
  faults.set('map', 'not-found')
  expect((await app.request(address)).status).toBe(404)
  faults.set('map', 'redirect')
  expect(await (await app.request(address)).text()).toContain('top.location.href = "https://')
  faults.set('map', 'never-ready')
  const leaving = new AbortController()
  const asked = app.request(address, { signal: leaving.signal })
  leaving.abort()
  await asked
})
