import { accessProblems } from '../setup/access'
import { addresses, newerAddresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'
import { overflowAt } from '../setup/whole-page'

for (const address of [...addresses, ...newerAddresses])
  test(`${address} is accessible and fits at every width [PAGE-002]`, async ({ page }) => {
    await page.goto(address)
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      expect(await overflowAt(page, width), `nothing scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
      expect(await accessProblems(page), `${width} px`).toEqual([])
    }
  })
