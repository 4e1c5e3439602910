import { number, plain, readNumber, sentencesIn } from '../../platform/reading/shared.ts'
import { formatDollars } from '../../platform/shared/money.ts'
import { itemsOf, linesOf, nameOf, numberOf, wordsOf } from '../fields.ts'
import { isNad } from '../menu.ts'
import { type Content, type ContentDocument, type Finding, finding, type Rule, type Text } from '../model.ts'
import { rewrite } from '../paragraph.ts'

export const dosages: Rule = {
  id: 'dosages',
  title: 'Dosages',
  explains: 'A drip’s name, price and texts fit the dosages that can be chosen.',
  check: (content) => [
    ...content.ofType('ivService').flatMap((service) => ofService(content, service)),
    ...lowestInTexts(content),
  ],
}

const milligrams = (text: string): number | null => {
  const found = /(\d+)\s?mg\b/i.exec(text)
  return found ? Number(found[1]) : null
}

function ofService(content: Content, service: ContentDocument): Finding[] {
  const options = itemsOf(service, 'dosages')
  const [first] = options
  if (!first) return []
  return [
    ...namedOtherwise(content, service, options),
    ...pricedOtherwise(content, service, first),
    ...countedOtherwise(content, service, options.length),
  ]
}

function namedOtherwise(
  content: Content,
  service: ContentDocument,
  options: Record<string, unknown>[],
): Finding[] {
  const named = milligrams(nameOf(service))
  const [first] = options
  if (named === null || !first || options.some((option) => milligrams(wordsOf(option, 'dosage')) === named))
    return []
  const offered = options.map((option) => wordsOf(option, 'dosage')).join(', ')
  return [
    finding({
      rule: 'dosages',
      severity: 'error',
      sentence: `“${nameOf(service)}” is named after ${named}mg, but only comes in ${offered}.`,
      places: [
        content.placeOf(service, 'name', nameOf(service)),
        content.placeOf(service, `dosages[_key=="${first._key}"].dosage`, offered),
      ],
    }),
  ]
}

/** Search engines and the card begin with the first dosage's price. */
function pricedOtherwise(
  content: Content,
  service: ContentDocument,
  first: Record<string, unknown>,
): Finding[] {
  const [price, dosagePrice] = [numberOf(service, 'price'), numberOf(first, 'price')]
  if (price === null || dosagePrice === null || price === dosagePrice) return []
  const path = `dosages[_key=="${first._key}"].price`
  return [
    finding({
      rule: 'dosages',
      severity: 'error',
      sentence: `“${nameOf(service)}” costs ${formatDollars(price)}, but its first dosage ${formatDollars(dosagePrice)}, which is what the menu shows and search engines are told.`,
      places: [
        content.placeOf(service, 'price', formatDollars(price)),
        content.placeOf(service, path, formatDollars(dosagePrice)),
      ],
      fixes: [
        {
          label: `Use ${formatDollars(price)} in both`,
          changes: [{ documentId: service._id, path, from: dosagePrice, to: price }],
        },
        {
          label: `Use ${formatDollars(dosagePrice)} in both`,
          changes: [{ documentId: service._id, path: 'price', from: price, to: dosagePrice }],
        },
      ],
    }),
  ]
}

function countedOtherwise(content: Content, service: ContentDocument, count: number): Finding[] {
  const lines = linesOf(service, 'features').map((text, index) => ({ text, path: `features[${index}]` }))
  return [{ text: wordsOf(service, 'badge'), path: 'badge' }, ...lines].flatMap(({ text, path }) => {
    const found = new RegExp(`\\b(${number}) dosages?\\b`, 'i').exec(text)
    if (!found?.[1] || readNumber(found[1]) === count) return []
    return finding({
      rule: 'dosages',
      severity: 'error',
      sentence: `“${nameOf(service)}” says “${found[0]}”, but has ${count}.`,
      places: [content.placeOf(service, path, found[0]), content.placeOf(service, 'dosages', String(count))],
    })
  })
}

/** 'From 50 mg' in a text about NAD+ is the smallest dosage there is. */
function lowestInTexts(content: Content): Finding[] {
  const all = content
    .ofType('ivService')
    .filter(isNad)
    .flatMap((service) =>
      itemsOf(service, 'dosages').map((option) => ({
        service,
        option,
        dose: milligrams(wordsOf(option, 'dosage')),
      })),
    )
    .flatMap(({ dose, ...rest }) => (dose === null ? [] : [{ ...rest, dose }]))
    .sort((one, other) => one.dose - other.dose)
  const [lowest] = all
  if (!lowest) return []
  const texts = content.texts.filter(
    (one) => ['page', 'searchEntry', 'navigation', 'faq'].includes(one.document._type) && isAboutNad(one),
  )
  return texts.flatMap(({ text, document, path }) =>
    sentencesIn(plain(text)).flatMap((sentence) => {
      const found = /\b(from )(\d+) ?mg\b/i.exec(sentence.text)
      const [, before = '', dose = ''] = found ?? []
      if (!found || Number(dose) === lowest.dose) return []
      return finding({
        rule: 'dosages',
        severity: 'error',
        sentence: `A text says “${found[0]}”, but the smallest dosage is ${lowest.dose}mg (“${nameOf(lowest.service)}”).`,
        places: [
          content.placeOf(document, path, found[0]),
          content.placeOf(
            lowest.service,
            `dosages[_key=="${lowest.option._key}"].dosage`,
            `${lowest.dose}mg`,
          ),
        ],
        fixes: rewrite(
          document,
          path,
          { text: dose, index: sentence.index + found.index + before.length },
          String(lowest.dose),
          `Write ${lowest.dose} mg in the text`,
        ),
      })
    }),
  )
}

/** By its own words, by what stands beside it, or by its page: other things have a smallest dose too. */
const isAboutNad = ({ text, document, within }: Text): boolean =>
  [text, nameOf(document), ...Object.values(within.value)].some(
    (words) => typeof words === 'string' && /\bnad\b/i.test(words),
  )
