import { inWords, number, plain, readNumber } from '../../platform/reading/shared.ts'
import { type Content, type Finding, finding, type Place, type Rule } from '../model.ts'
import { isAmount, isPerTime } from '../read/amounts.ts'
import { statFigures } from '../stat-figures.ts'

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
    'When a text says how many drips, injections, plans, gift cards or cities there are, the number is right. Amounts that someone gets don’t count.',
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

type Figure = { value: number; unit: string; of: string; text: string; label: string; place: Place }

export const figures: Rule = {
  id: 'figures',
  title: 'Figures about the clinic',
  explains:
    'How many clients, treatments or satisfied patients there are is the same figure everywhere, and one figure counts one thing.',
  check(content) {
    const all = figuresOf(content)
    return all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => compare(one, other)))
  },
}

function compare(one: Figure, other: Figure): Finding[] {
  const isSameThing = one.of === other.of && one.unit === other.unit
  const isSameNumber = one.value === other.value && one.unit === other.unit
  if (isSameThing && !isSameNumber) return [difference(one, other, 'error')]
  // Small figures are alike by chance.
  if (!isSameThing && isSameNumber && one.unit === '' && one.value >= 1000)
    return [difference(one, other, 'warning')]
  return []
}

const difference = (one: Figure, other: Figure, severity: 'error' | 'warning'): Finding =>
  finding({
    rule: 'figures',
    severity,
    sentence:
      severity === 'error'
        ? `“${one.text} ${one.label}” in one place is “${other.text} ${other.label}” in another.`
        : `The same figure counts two things: “${one.text} ${one.label}” and “${other.text} ${other.label}”.`,
    places: [one.place, other.place],
  })

const figuresOf = (content: Content): Figure[] =>
  statFigures(content).map(({ page, at, ...figure }) => ({
    ...figure,
    of: subjectOf(figure.label),
    place: content.placeOf(page, `${at.path}.value`, `${figure.text} ${figure.label}`),
  }))

/** 'Happy Clients' and 'Monthly clients' are both about clients. */
const subjectOf = (label: string) => label.toLowerCase().split(/\s+/).at(-1)?.replace(/s$/, '') ?? ''
