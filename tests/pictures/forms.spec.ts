import { formIds } from '@/lib/care/forms/shared/forms'
import { minimalValues } from '../setup/form-table'
import { openForm } from '../setup/forms'
import { take, test } from './take'

for (const form of formIds)
  test(`form ${form}`, async ({ page }) => {
    const element = await openForm(page, form)
    const send = element.getByRole('button').last()
    await send.click()
    await element.locator('[aria-invalid=true]').first().waitFor()
    await take(page, `form-${form}-refused`)

    await page.route(`**/api/forms/${form}`, (route) => route.abort())
    for (const [name, value] of Object.entries(minimalValues(form, 'ana@example.com'))) {
      const field = element.locator(`[name="${name}"]`)
      const kind = await field.first().evaluate((one) => (one as HTMLInputElement).type || one.tagName)
      if (kind === 'checkbox' || kind === 'radio')
        for (const choice of [value].flat())
          await element.locator(`[name="${name}"][value="${choice}"]`).check({ force: true })
      else if (kind.startsWith('select')) await field.selectOption(String(value))
      else if (kind !== 'hidden') await field.fill(String(value))
    }
    await take(page, `form-${form}-filled`)
  })
