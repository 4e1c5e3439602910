import {
  type Amount,
  piecesOf,
  plain,
  readMoney,
  readRange,
  sentencesIn,
} from '../../platform/reading/shared.ts'
import { formatDollars } from '../../platform/shared/money.ts'
import { isObject, nameOf, numberOf, textOf, wordsOf } from '../fields.ts'
import { type Kind, placeOfPrice, pricesOf } from '../menu.ts'
import { type Content, type ContentDocument, type Finding, finding, type Rule, type Text } from '../model.ts'
import { rewrite } from '../paragraph.ts'

export const pricesInTexts: Rule = {
  id: 'prices-in-texts',
  title: 'Prices in texts',
  explains:
    '“From $…” in a text is the lowest price of what it speaks of, and a gift card’s text names its two amounts.',
  check: (content) => [
    ...content.texts.flatMap((text) => startingPrices(content, text)),
    ...content.ofType('giftPreset').flatMap((card) => amountsOfCard(content, card)),
  ],
}

const kindWords: [Kind, RegExp, string][] = [
  ['giftCard', /\b(?:gift )?cards?\b/i, 'gift card'],
  ['plan', /\bplans?\b|\bmembership\b/i, 'plan'],
  ['nad', /\bNAD\b/i, 'NAD+ drip'],
  ['drip', /\bdrips?\b|\bIV (?:therapy|menu|treatment)\b/i, 'drip'],
  ['injection', /\b(?:injections?|shots?)\b/i, 'injection'],
]

/** What a page sells when a sentence does not say what it speaks of. */
const kindOfBlock: Record<string, Kind> = {
  ivMenu: 'drip',
  injectionShop: 'injection',
  planList: 'plan',
  giftPresets: 'giftCard',
}

function startingPrices(content: Content, said: Text): Finding[] {
  const { text, document, within } = said
  if (!['page', 'searchEntry', 'navigation'].includes(document._type)) return []
  return clausesIn(text).flatMap(({ clause, index, sentence }) => {
    const [amount, more] = readMoney(clause)
    if (
      !amount ||
      !/\b(?:from|begins? at|starts? at|starting at|at)\s*$/i.test(clause.slice(0, amount.index))
    )
      return []
    if (/\bamount\b|\bper\b|\ba person\b|\bmore\b/i.test(clause)) return []
    const kind =
      kindIn(clause) ?? kindIn(sentence) ?? kindIn(nameOfPart(within.value)) ?? kindOfPage(content, document)
    return kind ? compare(content, said, kind, inText(amount, index), more && inText(more, index)) : []
  })
}

/** A comma inside an amount ends no clause. */
const clausesIn = (text: string) =>
  sentencesIn(plain(text)).flatMap((sentence) =>
    piecesOf(sentence.text, /[:;]|,(?!\d)/g).map((clause) => ({
      clause: clause.text,
      index: sentence.index + clause.index,
      sentence: sentence.text,
    })),
  )

const inText = (amount: Amount, start: number): Amount => ({ ...amount, index: start + amount.index })

function compare(content: Content, said: Text, kind: Kind, from: Amount, to: Amount | undefined): Finding[] {
  const prices = pricesOf(content, kind)
  const [lowest, highest] = [prices[0], prices.at(-1)]
  if (!lowest || !highest || (kind === 'giftCard' && ownAmounts(content).includes(from.dollars))) return []
  const wrong = from.dollars !== lowest.amount ? lowest : to && to.dollars !== highest.amount ? highest : null
  const amount = wrong === lowest ? from : to
  if (!wrong || !amount) return []
  const noun = kindWords.find(([each]) => each === kind)?.[2] ?? kind
  return [
    finding({
      rule: 'prices-in-texts',
      severity: 'error',
      sentence: `A text says ${amount.text}, but the ${wrong === lowest ? 'cheapest' : 'most expensive'} ${noun} is “${nameOf(wrong.document)}” for ${formatDollars(wrong.amount)}.`,
      places: [content.placeOf(said.document, said.path, amount.text), placeOfPrice(content, wrong)],
      fixes: write(said.document, said.path, amount, wrong.amount),
    }),
  ]
}

/** Of several kinds in a text the one named first is spoken of. */
function kindIn(text: string): Kind | null {
  const found = kindWords
    .map(([kind, words]) => ({ kind, index: text.search(words) }))
    .filter(({ index }) => index >= 0)
    .sort((one, other) => one.index - other.index)
  return found[0]?.kind ?? null
}

const nameOfPart = (part: { readonly [field: string]: unknown }) =>
  ['heading', 'title', 'name'].map((field) => wordsOf(part, field)).join(' ')

const kindOfPage = (content: Content, document: ContentDocument): Kind | null =>
  content
    .objectsOf(document)
    .map(({ value }) => kindOfBlock[String(value._type)])
    .find(Boolean) ?? null

/** The limits of an amount that buyers choose themselves. */
const ownAmounts = (content: Content): number[] =>
  content.texts
    .filter(({ text }) => /\bamount\b/i.test(text))
    .flatMap(({ text }) => readMoney(text).map((amount) => amount.dollars))

function amountsOfCard(content: Content, card: ContentDocument): Finding[] {
  const text = textOf(card, 'description')
  const rows = [
    { words: /\bpay (?=\$)/i, field: 'amount', what: 'costs' },
    { words: /\bworth (?=\$)/i, field: 'originalPrice', what: 'is worth' },
  ]
  return rows.flatMap(({ words, field, what }) => {
    const at = words.exec(text)
    const [said] = at ? readMoney(text.slice(at.index)).map((amount) => inText(amount, at.index)) : []
    const value = numberOf(card, field)
    if (!said || value === null || said.dollars === value) return []
    return finding({
      rule: 'prices-in-texts',
      severity: 'error',
      sentence: `The text of the gift card “${nameOf(card)}” says ${said.text}, but the card ${what} ${formatDollars(value)}.`,
      places: [
        content.placeOf(card, 'description', said.text),
        content.placeOf(card, field, formatDollars(value)),
      ],
      fixes: write(card, 'description', said, value),
    })
  })
}

const write = (document: ContentDocument, path: string, said: Amount, right: number) =>
  rewrite(document, path, said, formatDollars(right), `Write ${formatDollars(right)} in the text`)

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
