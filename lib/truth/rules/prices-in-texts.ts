import { nameOf, numberOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import { type Kind, placeOfPrice, pricesOf } from '../menu-prices.ts'
import type { Content, ContentDocument, Finding, Rule, Text } from '../model.ts'
import { type Amount, dollars, readMoney } from '../read/money.ts'
import { plain, sentencesOf } from '../read/numbers.ts'

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

function startingPrices(content: Content, { text, document, path, within }: Text): Finding[] {
  if (!['page', 'searchEntry', 'navigation'].includes(document._type)) return []
  return sentencesOf(plain(text)).flatMap((sentence) =>
    // A comma inside an amount ends no clause.
    sentence.split(/[:;]|,(?!\d)/).flatMap((clause) => {
      const [amount, ...more] = readMoney(clause)
      if (
        !amount ||
        !/\b(?:from|begins? at|starts? at|starting at|at)\s*$/i.test(clause.slice(0, amount.index))
      )
        return []
      if (/\bamount\b|\bper\b|\ba person\b|\bmore\b/i.test(clause)) return []
      const kind =
        kindIn(clause) ??
        kindIn(sentence) ??
        kindIn(nameOfPart(within.value)) ??
        kindOfPage(content, document)
      return kind ? compare(content, { text, document, path, within }, kind, amount, more[0]) : []
    }),
  )
}

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
      sentence: `A text says ${amount.text}, but the ${wrong === lowest ? 'cheapest' : 'dearest'} ${noun} is “${nameOf(wrong.document)}” for ${dollars(wrong.amount)}.`,
      places: [content.placeOf(said.document, said.path, amount.text), placeOfPrice(content, wrong)],
      fixes: [
        {
          label: `Write ${dollars(wrong.amount)} in the text`,
          changes: [
            {
              documentId: said.document._id,
              path: said.path,
              from: said.text,
              to: said.text.replace(amount.text, dollars(wrong.amount)),
            },
          ],
        },
      ],
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
  const text = wordsOf(card, 'description')
  const rows = [
    { words: /\bpay (?=\$)/i, field: 'amount', what: 'costs' },
    { words: /\bworth (?=\$)/i, field: 'originalPrice', what: 'is worth' },
  ]
  return rows.flatMap(({ words, field, what }) => {
    const at = words.exec(text)
    const said = at && readMoney(text.slice(at.index))[0]
    const value = numberOf(card, field)
    if (!said || value === null || said.dollars === value) return []
    return finding({
      rule: 'prices-in-texts',
      severity: 'error',
      sentence: `The text of the gift card “${nameOf(card)}” says ${said.text}, but the card ${what} ${dollars(value)}.`,
      places: [content.placeOf(card, 'description', said.text), content.placeOf(card, field, dollars(value))],
      fixes: [
        {
          label: `Write ${dollars(value)} in the text`,
          changes: [
            {
              documentId: card._id,
              path: 'description',
              from: text,
              to: text.replace(said.text, dollars(value)),
            },
          ],
        },
      ],
    })
  })
}
