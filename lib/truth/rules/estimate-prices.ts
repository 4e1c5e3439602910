import { formatDollars } from '../../platform/shared/money.ts'
import { nameOf, numberOf } from '../fields.ts'
import { finding } from '../finding.ts'
import { isNad, type Price, placeOfPrice, pricesOf } from '../menu-prices.ts'
import type { Content, ContentDocument, Rule } from '../model.ts'

export const estimatePrices: Rule = {
  id: 'estimate-prices',
  title: 'Starting prices of estimates',
  explains: 'An estimate starts at what the cheapest such treatment costs on the menu.',
  check: (content) =>
    content.ofType('estimateService').flatMap((service) => {
      const price = numberOf(service, 'price')
      const cheapest = cheapestFor(content, service)
      if (price === null || !cheapest || price === cheapest.amount) return []
      const name = nameOf(service)
      return finding({
        rule: 'estimate-prices',
        severity: 'error',
        sentence: `An estimate for “${name}” starts at ${formatDollars(price)}, but the cheapest on the menu is “${nameOf(cheapest.document)}” for ${formatDollars(cheapest.amount)}.`,
        places: [content.placeOf(service, 'price', formatDollars(price)), placeOfPrice(content, cheapest)],
        fixes: [
          {
            label: `Start the estimate at ${formatDollars(cheapest.amount)}`,
            changes: [{ documentId: service._id, path: 'price', from: price, to: cheapest.amount }],
          },
        ],
      })
    }),
}

/** Peptides, weight management and the like are on no menu: there is nothing to compare. */
function cheapestFor(content: Content, service: ContentDocument): Price | undefined {
  const name = nameOf(service)
  if (/\bnad\b/i.test(name)) return pricesOf(content, 'nad')[0]
  if (/\biv\b|\bdrips?\b/i.test(name))
    return pricesOf(content, 'drip').find(({ document }) => !isNad(document))
  if (/\b(?:shots?|injections?)\b/i.test(name)) return pricesOf(content, 'injection')[0]
  return undefined
}
