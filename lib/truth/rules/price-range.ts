import { readRange } from '../../platform/reading/shared.ts'
import { formatDollars } from '../../platform/shared/money.ts'
import { nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import { placeOfPrice, pricesOf } from '../menu-prices.ts'
import type { Rule } from '../model.ts'
import { isObject } from '../path.ts'

export const priceRange: Rule = {
  id: 'price-range',
  title: 'The price range for search engines',
  explains:
    'The price range that search engines are told begins at the lowest and ends at the highest price on the site.',
  check(content) {
    const kinds = ['injection', 'drip', 'treatment', 'plan', 'package', 'giftCard'] as const
    const prices = kinds
      .flatMap((kind) => pricesOf(content, kind))
      .sort((one, other) => one.amount - other.amount)
    const [lowest, highest] = [prices[0], prices.at(-1)]
    return content.ofType('siteSettings').flatMap((settings) => {
      const said = isObject(settings.structuredData) ? wordsOf(settings.structuredData, 'priceRange') : ''
      const range = readRange(said)
      if (!range || !lowest || !highest) return []
      if (range.from === lowest.amount && range.to === highest.amount) return []
      const right = `${formatDollars(lowest.amount)}-${formatDollars(highest.amount)}`
      return finding({
        rule: 'price-range',
        severity: 'error',
        sentence: `Search engines are told ${said}, but prices go from ${formatDollars(lowest.amount)} (“${nameOf(lowest.document)}”) to ${formatDollars(highest.amount)} (“${nameOf(highest.document)}”).`,
        places: [
          content.placeOf(settings, 'structuredData.priceRange', said),
          placeOfPrice(content, lowest),
          placeOfPrice(content, highest),
        ],
        fixes: [
          {
            label: `Tell ${right}`,
            changes: [{ documentId: settings._id, path: 'structuredData.priceRange', from: said, to: right }],
          },
        ],
      })
    })
  },
}
