import { expect, test } from '../setup/http-test'

test('in a demo the policy names no foreign host; camera and microphone are the exam’s', async ({ demo }) => {
  for (const path of ['/', '/nothing-here', '/reservation/nobodys']) {
    const { headers } = await fetch(`${demo.ownUrl}${path}`)
    expect(headers.get('content-security-policy'), path).not.toMatch(/https?:|\*/)
    expect(headers.get('permissions-policy'), path).toBe(
      'camera=(self), geolocation=(), microphone=(self), usb=()',
    )
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups')
  }
})

test('the Studio and the API keep policies of their own', async ({ demo }) => {
  const studio = await fetch(`${demo.ownUrl}/studio`)
  expect(studio.headers.get('content-security-policy')).toContain("worker-src 'self' blob:")
  const api = await fetch(`${demo.ownUrl}/api/health/live`)
  expect(api.headers.get('permissions-policy')).toContain('camera=()')
})
