import { finding } from '../finding.ts'
import type { Rule } from '../model.ts'
import { inWords, number, plain, readNumber } from '../read/numbers.ts'

/** What a text can count, and the type of the documents that are meant. */
const counted = [
  { noun: '(?:IV )?drips', type: 'ivService', are: 'drips on the IV menu' },
  { noun: '(?:vitamin )?(?:injections|shots)', type: 'injection', are: 'injections' },
  { noun: '(?:monthly |membership )?plans', type: 'membershipPlan', are: 'membership plans' },
  { noun: '(?:gift )?cards', type: 'giftPreset', are: 'gift cards' },
  { noun: '(?:cities(?: and areas)?|service areas)', type: 'serviceArea', are: 'service areas' },
  { noun: 'kinds of events', type: 'eventType', are: 'types of events' },
].map(({ noun, ...rest }) => ({
  ...rest,
  pattern: new RegExp(`(?<![$\\d-])\\b(${number})(\\+?) ${noun}\\b(?! each| a (?:week|month|year))`, 'i'),
}))

export const counts: Rule = {
  id: 'counts',
  title: 'How many there are',
  explains: 'A number of drips, injections, plans, gift cards or cities in a text is how many there are.',
  check: (content) =>
    content.texts.flatMap(({ text, document, path, within }) => {
      if (!['page', 'searchEntry', 'navigation'].includes(document._type)) return []
      // A figure and its label are two fields of one statement.
      const isFigure = within.value._type === 'stat' && path.endsWith('.value')
      const statement = plain(isFigure ? `${text} ${within.value.label}` : text)
      return counted.flatMap(({ pattern, type, are }) => {
        const documents = content.ofType(type)
        const [first] = documents
        const found = pattern.exec(statement)
        const said = found?.[1] ? readNumber(found[1]) : 0
        if (!found || !first || said < 2 || said === documents.length) return []
        return finding({
          rule: 'counts',
          severity: 'error',
          sentence: `A text says “${found[0]}”, but there are ${inWords(documents.length)} ${are}.`,
          places: [
            content.placeOf(document, path, found[0]),
            content.placeOf(first, '', `${documents.length}`),
          ],
        })
      })
    }),
}
