import { inWords, number, plain, readNumber } from '../../platform/reading/shared.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../model.ts'
import { isAmount, isPerTime } from '../read/amounts.ts'

/**
 * What a text can count, and the type of the documents that are meant. Of some a customer has several: 'buy five
 * shots'.
 */
const counted = [
  { noun: '(?:IV )?drips', type: 'ivService', are: 'drips on the IV menu', hasSeveral: true },
  { noun: '(?:vitamin )?(?:injections|shots)', type: 'injection', are: 'injections', hasSeveral: true },
  { noun: '(?:monthly |membership )?plans', type: 'membershipPlan', are: 'membership plans' },
  { noun: '(?:gift )?cards', type: 'giftPreset', are: 'gift cards', hasSeveral: true },
  { noun: '(?:cities(?: and areas)?|service areas)', type: 'serviceArea', are: 'service areas' },
  { noun: 'kinds of events', type: 'eventType', are: 'types of events' },
].map(({ noun, ...rest }) => ({
  ...rest,
  pattern: new RegExp(`(?<![$\\d-])\\b(${number})(\\+?) ${noun}\\b`, 'gi'),
}))

export const counts: Rule = {
  id: 'counts',
  title: 'How many there are',
  explains:
    'A number of drips, injections, plans, gift cards or cities in a text is how many there are, where it does not say how many somebody gets.',
  check: (content) =>
    content.texts.flatMap(({ text, document, path, within }) => {
      if (!['page', 'searchEntry', 'navigation'].includes(document._type)) return []
      // A figure and its label are two fields of one statement.
      const isFigure = within.value._type === 'stat' && path.endsWith('.value')
      const statement = plain(isFigure ? `${text} ${within.value.label}` : text)
      return counted.flatMap(({ pattern, type, are, hasSeveral }) => {
        const documents = content.ofType(type)
        const [first] = documents
        return [...statement.matchAll(pattern)].flatMap(({ 0: found, 1: said = '', index }) => {
          const [count, piece] = [readNumber(said), { text: found, index }]
          if (!first || count < 2 || count === documents.length) return []
          if (isPerTime(statement, piece) || (hasSeveral && isAmount(statement, piece))) return []
          return finding({
            rule: 'counts',
            severity: 'error',
            sentence: `A text says “${found}”, but there are ${inWords(documents.length)} ${are}.`,
            places: [
              content.placeOf(document, path, found),
              content.placeOf(first, '', `${documents.length}`),
            ],
          })
        })
      })
    }),
}
