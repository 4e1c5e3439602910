import { alarms } from '../../lib/desk/health/shared'
import { newRequest } from '../setup/staff'
import { openStudio } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

test('the owner begins with what is broken and what waits, each leading to where it is handled; the others see as much as their role may [ROLE-001]', {
  tag: '@long',
}, async ({ page, demo }) => {
  await newRequest(demo, { dueInMinutes: -5 })
  // The watch judges no certificate in a demo, so nobody ends it meanwhile.
  const alarm = (method: string, body?: object) =>
    fetch(`${demo.stackUrl}/rest/v1/alarms${method === 'DELETE' ? '?name=eq.certificate' : ''}`, {
      method,
      headers: { apikey: demo.secrets.secretKey, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
  const at = new Date().toISOString()
  await alarm('POST', { name: 'certificate', is_open: true, open_since: at, seen_at: at })
  try {
    await openStudio(page, demo, 'olivia')
    await expect(page).toHaveURL(/\/studio\/today$/)
    const broken = page.getByRole('list', { name: 'What is broken' })
    await expect(broken.getByRole('heading', { name: 'Certificate' })).toBeVisible()
    await expect(broken).toContainText(alarms.certificate.remedy)
    const waiting = page.getByRole('list', { name: 'Waiting' })
    await expect(waiting.getByRole('link', { name: /^Requests\s*\d+\s*\d+ overdue/ })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Money' }).getByRole('link')).toHaveCount(2)
    await waiting.getByRole('link', { name: /^Requests/ }).click()
    await expect(page).toHaveURL(/\/studio\/inbox\/requests$/)
    await expect(page.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true')
  } finally {
    await alarm('DELETE')
  }
  await openStudio(page, demo, 'ed')
  await expect(page).toHaveURL(/\/studio\/today$/)
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('link')).toHaveCount(2)
  await openStudio(page, demo, 'fred', '/studio/inbox')
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
})
