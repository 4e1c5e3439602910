import { plain, readMoney } from '../../platform/reading/shared.ts'
import { formatDollars } from '../../platform/shared/money.ts'
import { nameOf, numberOf, wordsOf } from '../fields.ts'
import { isNad, type Price, placeOfPrice, pricesOf } from '../menu.ts'
import { type Content, type ContentDocument, finding, type Named, type Place, type Rule } from '../model.ts'
import { readPercents } from '../read/amounts.ts'

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

export const eventPrices: Rule = {
  id: 'event-prices',
  title: 'Prices of events',
  explains: 'A price that a page names for workshops or for couples is the price of such an event.',
  check: (content) =>
    kinds.flatMap(({ words, isOne }) => {
      const events = content.ofType('event').filter(isOne)
      const [first] = events
      if (!first) return []
      const prices = events.flatMap((event) =>
        readMoney(wordsOf(event, 'priceText')).map(({ dollars }) => dollars),
      )
      return textsOfPages(content).flatMap(({ text, document, path }) =>
        clausesWith(text, words).flatMap((clause) =>
          readMoney(clause).flatMap((said) => {
            if (prices.includes(said.dollars)) return []
            return finding({
              rule: 'event-prices',
              severity: 'error',
              sentence: `“${clause.trim()}” says ${said.text}, but “${nameOf(first)}” costs ${wordsOf(first, 'priceText')}.`,
              places: [
                content.placeOf(document, path, said.text),
                content.placeOf(first, 'priceText', wordsOf(first, 'priceText')),
              ],
            })
          }),
        ),
      )
    }),
}

const kinds = [
  { words: /\bworkshops?\b/i, isOne: (event: ContentDocument) => event.type === 'Workshop' },
  {
    words: /\bcouples?\b/i,
    isOne: (event: ContentDocument) => /\bcouple\b/i.test(wordsOf(event, 'priceText')),
  },
]

const textsOfPages = (content: Content) => content.texts.filter(({ document }) => document._type === 'page')

const clausesWith = (text: string, words: RegExp) =>
  plain(text)
    .split(/[.;]\s|,(?!\d)/)
    .filter((clause) => words.test(clause))

export const discounts: Rule = {
  id: 'discounts',
  title: 'The first visit’s discount',
  explains: 'What new patients get off is the same percentage in every offer and form.',
  check(content) {
    const said = content.texts.flatMap(({ text, document, path, within }) =>
      isForNewPatients(within.value) || firstTime.test(text)
        ? readPercents(text)
            .filter(({ isOff }) => isOff)
            .map(({ value }) => ({ value, place: content.placeOf(document, path, `${value}% off`) }))
        : [],
    )
    const highest = said.toSorted((one, other) => other.value - one.value)
    return said.flatMap(({ value, place }) => {
      const others: Place[] = highest.filter((other) => other.value > value).map((other) => other.place)
      if (others.length === 0) return []
      return finding({
        rule: 'discounts',
        severity: 'error',
        sentence: `New patients get ${value}% off in one place and ${highest[0]?.value}% off in ${others.length > 1 ? 'others' : 'another'}.`,
        places: [place, ...others],
      })
    })
  },
}

const firstTime = /\b(?:first[- ]time|new[- ]patient|new patients|first (?:iv |visit|session|treatment))/i

/** An offer is for new patients when its title or text says so. */
const isForNewPatients = ({ _type, title, text, endingText }: Named['value']) =>
  ['offer', 'formText'].includes(String(_type)) && firstTime.test([title, text, endingText].join(' '))
