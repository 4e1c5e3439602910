import { accessProblems, inStudio } from '../setup/access'
import { mailboxOf } from '../setup/buyer'
import { askForEstimate } from '../setup/estimates'
import { expect, test } from '../setup/studio-test'

test('the front desk fills in an estimate, sends it, and the patient reads it with the code; a clinician reads it but can neither change nor send it', {
  tag: '@long',
}, async ({ page: patient, studio, demo }) => {
  const name = '<img src=x onerror=alert(1)> \u202eÉowyn 李 👩'
  const { id, email } = await askForEstimate(demo, { lastName: name, preferredDate: undefined })
  const page = await studio('fred', `/studio/inbox/requests/${id}`)
  const panel = page.getByRole('region', { name: 'Good Faith Estimate' })
  await expect(panel.getByTestId('estimate-total')).toHaveText('$248.00')
  await expect(panel.getByRole('list', { name: /the law requires/ })).toContainText(
    'Line 1: its service code',
  )
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()

  const first = panel.getByRole('group', { name: 'Line 1' })
  await expect(first.getByRole('option', { name: /^Vitamin B12 ·/ })).toHaveText(
    'Vitamin B12 · Injections, energy, 5 min · $13.00',
  )
  await first.getByLabel('Service code (CPT or HCPCS)').selectOption('96360')
  await first.getByLabel('Quantity').fill('2')
  await panel
    .getByRole('group', { name: 'Line 2' })
    .getByLabel('Service code (CPT or HCPCS)')
    .selectOption('99203')
  await panel.getByRole('button', { name: 'Add a line' }).click()
  const third = panel.getByRole('group', { name: 'Line 3' })
  await third.getByLabel('What it is').fill('Travel to Cave Creek')
  await third.getByLabel('Price each, in dollars').fill('25.50')
  await expect(panel.getByTestId('estimate-total')).toHaveText('$422.50')
  await page.getByRole('tab', { name: 'Orders', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await page.goBack()
  await expect(panel.getByTestId('estimate-total')).toHaveText('$422.50')
  await expect(panel.getByText('Not sent yet')).toBeVisible()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByRole('list', { name: /the law requires/ })).toHaveText(
    'Line 3: its service code (CPT or HCPCS).',
  )
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect(panel.getByText('Not sent yet')).toHaveCount(0)
  await third.getByLabel('Price each, in dollars').fill('99')
  await panel.getByRole('button', { name: 'Discard' }).click()
  await expect(third.getByLabel('Price each, in dollars')).toHaveValue('25.50')
  await expect(panel.getByTestId('estimate-total')).toHaveText('$422.50')
  await third.getByLabel('Service code (CPT or HCPCS)').selectOption('99199')
  expect(await accessProblems(page, inStudio('section[aria-label="Good Faith Estimate"]'))).toEqual([])
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await panel.getByRole('button', { name: 'Send now' }).click()
  const code = await panel.getByTestId('estimate-code').textContent()
  await expect(panel.getByText('Version 1, $422.50')).toBeVisible()
  await expect(panel.getByText('Not opened yet.')).toBeVisible()

  await expect
    .poll(async () => (await mailboxOf(demo, email)).map(({ subject }) => subject))
    .toContain('Your document from Ocotillo is ready')
  const mails = await mailboxOf(demo, email)
  const link =
    mails
      .map(({ text }) => text)
      .join()
      .match(/\/estimate\/[\w-]{43}/)?.[0] ?? ''
  await patient.goto(link)
  await expect(patient).toHaveTitle(/^Your document \|/)
  await patient.getByLabel('Code').fill(String(code).toLowerCase())
  await patient.getByRole('button', { name: 'Open the document' }).press('Enter')
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText(
    'Good Faith Estimate for Health Care Items and Services',
  )
  await expect(patient.getByText(`Ana ${name}`)).toBeVisible()
  await expect(patient.locator('img, script')).toHaveCount(0)
  for (const width of [320, 1440]) {
    await patient.setViewportSize({ width, height: 900 })
    await expect.poll(() => patient.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect(patient.getByRole('table').getByRole('row')).toHaveCount(5)
    expect(await accessProblems(patient)).toEqual([])
  }
  const download = patient.waitForEvent('download')
  await patient.getByRole('link', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toBe('document-version-1.pdf')

  await studio('fred', `/studio/inbox/requests/${id}`)
  await expect(panel.getByText(/Opened \d{4}-/)).toBeVisible()
  await expect(panel.getByTestId('estimate-code')).toHaveCount(0)

  const clinician = await studio('clara', `/studio/inbox/requests/${id}`)
  const read = clinician.getByRole('region', { name: 'Good Faith Estimate' })
  await expect(read.getByLabel('Patient')).not.toBeEditable()
  for (const button of ['Save', 'Send', 'Add a line', 'Make a new code'])
    await expect(read.getByRole('button', { name: button, exact: true })).toHaveCount(0)
})
