import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'

test('no page of the site has anything for staff only: they work in the Studio [ROLE-001]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    const controls = page.locator('a, button, form, input, summary')
    const words = await controls.evaluateAll((elements) =>
      elements.map((element) =>
        [element.textContent, element.ariaLabel, element.getAttribute('href'), element.getAttribute('action')]
          .filter(Boolean)
          .join(' '),
      ),
    )
    const forStaff = words.filter((text) =>
      /\/studio|\/api\/staff|\badmin\b|\binbox\b(?! for)|dashboard/i.test(text),
    )
    found.push(...forStaff.map((text) => `${address}: ${text.slice(0, 200)}`))
  }
  expect(found).toEqual([])
})

test('who asks the staff’s addresses without a role is refused [ROLE-001]', async ({ demo }) => {
  for (const path of ['me', 'requests', 'subscribers', 'orders', 'mails']) {
    const { status } = await fetch(`${demo.ownUrl}/api/staff/${path}`)
    expect([path, status]).toEqual([path, 401])
  }
})
