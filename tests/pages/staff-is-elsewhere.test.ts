import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/http-test'
import { pageAt } from '../setup/page-facts'

for (const address of addresses)
  test(`${address} has nothing for staff only: they work in the Studio [ROLE-001]`, async ({ demo }) => {
    const { document } = await pageAt(demo, address)
    const controls = [...document.querySelectorAll('a, button, form, input, summary')]
    const words = controls.map((control) =>
      [control.textContent, ...['aria-label', 'href', 'action'].map((name) => control.getAttribute(name))]
        .filter(Boolean)
        .join(' '),
    )
    expect(words).not.toEqual([])
    expect(
      words.filter((text) => /\/studio|\/api\/staff|\badmin\b|\binbox\b(?! for)|dashboard/i.test(text)),
    ).toEqual([])
  })
