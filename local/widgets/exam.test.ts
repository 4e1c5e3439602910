import { expect, test } from 'vitest'
import type { Faults } from './faults.ts'
import { createExam } from './service.ts'

const form = '/www.app.qualiphy.me/qualiphy-widget?clinic=%3CB%3Eloom&clinicId=1'
const textOf = async (response: Response) => ({ status: response.status, text: await response.text() })

test('the form names the clinic as text, says it is a demo, and runs no script but its own', async () => {
  const response = await createExam(new Map()).request(form)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  const { text } = await textOf(response)
  expect(text).toContain('Demo: not a medical service')
  expect(text).toContain('&lt;B&gt;loom')
  expect(text).not.toContain('<B>loom')
})

test('each fault shows', async () => {
  const faults: Faults = new Map()
  const app = createExam(faults)
  faults.set('exam', 'not-found')
  expect((await app.request(form)).status).toBe(404)
  faults.set('exam', 'redirect')
  expect((await textOf(await app.request(form))).text).toContain('data-leads-to="https://')
})
