import { describe, expect, test } from '../setup/http-test'
import { pageAt, scope, textOf } from '../setup/page-facts'
import { shopPath } from '../setup/shop'

describe('the menu of injections', () => {
  test('every card has its own Add to Cart [INJ-001]', async ({ demo }) => {
    const { document } = await pageAt(demo, shopPath)
    const cards = [...document.querySelectorAll('#injections li')].filter((item) =>
      /\d+ minutes/.test(textOf(item)),
    )
    expect(cards).toHaveLength(15)
    for (const card of cards) {
      const name = textOf(scope(card).getByRole('heading'))
      const button = scope(card).getByRole('button', { name: `Add to Cart: ${name}` })
      expect(button).toHaveProperty('disabled', false)
      expect(textOf(button)).toContain('Add to Cart')
    }
  })
})
