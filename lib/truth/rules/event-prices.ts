import { plain, readMoney } from '../../platform/reading/shared.ts'
import { nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, ContentDocument, Rule } from '../model.ts'

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
