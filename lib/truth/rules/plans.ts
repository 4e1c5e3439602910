import { number, piecesOf, plain, readMoney, readNumber, sentencesIn } from '../../platform/reading/shared.ts'
import { formatDollars } from '../../platform/shared/money.ts'
import { linesOf, nameOf, numberOf, textOf, wordsOf } from '../fields.ts'
import { amountInWords, contentsIn, monthlyContents } from '../menu.ts'
import { type Content, type ContentDocument, type Finding, finding, type Rule } from '../model.ts'
import { rewrite } from '../paragraph.ts'

export const savings: Rule = {
  id: 'savings',
  title: 'What a plan saves',
  explains: 'The sum in a plan’s text is what its parts cost separately today, and the saving is the rest.',
  check: (content) => content.ofType('membershipPlan').flatMap((plan) => sumsOf(content, plan)),
}

function sumsOf(content: Content, plan: ContentDocument): Finding[] {
  const text = textOf(plan, 'savings')
  const price = numberOf(plan, 'price')
  let sum: number | null = null
  return sentencesIn(plain(text)).flatMap(({ text: sentence, index }) => {
    const [, result] = piecesOf(sentence, /\bcosts?\b|\bsaves?\b/gi)
    const [said] = readMoney(result?.text ?? '')
    if (!result || !said) return []
    if (/\bcosts?\b/i.test(sentence)) sum = sumOf(content, sentence)
    const right = /\bsaves?\b/i.test(sentence) ? sum !== null && price !== null && sum - price : sum
    if (typeof right !== 'number' || right === said.dollars) return []
    return finding({
      rule: 'savings',
      severity: 'error',
      sentence: `“${sentence.trim()}” says ${said.text}, but with today’s prices it is ${formatDollars(right)}.`,
      places: [content.placeOf(plan, 'savings', `${said.text}, now ${formatDollars(right)}`)],
      fixes: rewrite(
        plan,
        'savings',
        { text: said.text, index: index + result.index + said.index },
        formatDollars(right),
        `Write ${formatDollars(right)}`,
      ),
    })
  })
}

/** What 'Two Rehydrate drips and four Vitamin B12 shots' cost; null where one of them is not on a menu. */
function sumOf(content: Content, sentence: string): number | null {
  const parts = [
    ...sentence.matchAll(new RegExp(`\\b(${number}) ([A-Z][\\w+ ]*?) (drips?|shots?|injections?)\\b`, 'gi')),
  ]
  const prices = parts.map(([, amount = '', name = '', noun = '']) => {
    const type = noun.toLowerCase().startsWith('drip') ? 'ivService' : 'injection'
    const document = content.ofType(type).find((each) => nameOf(each).toLowerCase() === name.toLowerCase())
    const price = document && numberOf(document, 'price')
    return typeof price === 'number' ? price * readNumber(amount) : null
  })
  if (prices.length === 0 || prices.includes(null)) return null
  return prices.reduce<number>((total, price) => total + (price ?? 0), 0)
}

export const planWords: Rule = {
  id: 'plan-words',
  title: 'A plan’s card and its table',
  explains:
    'The number of drips and shots and the discount of a plan are the same on its card and in the comparison.',
  check: (content) => content.ofType('membershipPlan').flatMap((plan) => compare(content, plan)),
}

function compare(content: Content, plan: ContentDocument): Finding[] {
  const contents = contentsIn(plan)
  const rows = [
    { field: 'drips', card: amountInWords(contents.drips), table: wordsOf(plan, 'drips'), of: 'drips' },
    { field: 'shots', card: amountInWords(contents.shots), table: wordsOf(plan, 'shots'), of: 'shots' },
    {
      field: 'discount',
      card: `${contents.percentOff}% off`,
      table: wordsOf(plan, 'discount'),
      of: 'on the rest',
    },
  ]
  return rows.flatMap(({ field, card, table, of }) => {
    const inTable = (table.match(/unlimited|\d+/i)?.[0] ?? '0').toLowerCase()
    const onCard = (card.match(/unlimited|\d+/i)?.[0] ?? '0').toLowerCase()
    if (inTable === onCard) return []
    const index = linesOf(plan, 'features').findIndex((line) => line.toLowerCase().includes(onCard))
    return finding({
      rule: 'plan-words',
      severity: 'error',
      sentence: `The card of “${nameOf(plan)}” says ${onCard} ${of}, the comparison ${inTable}.`,
      places: [
        content.placeOf(plan, index >= 0 ? `features[${index}]` : 'features', onCard),
        content.placeOf(plan, field, inTable),
      ],
    })
  })
}

export const sameName: Rule = {
  id: 'same-name',
  title: 'One name, two offers',
  explains: 'Plans and packages with the same name cost the same and give the same.',
  check(content) {
    const sold = [...content.ofType('membershipPlan'), ...content.ofType('package')]
    return sold.flatMap((one, index) =>
      sold
        .slice(index + 1)
        .filter((other) => nameOf(one).toLowerCase() === nameOf(other).toLowerCase())
        .flatMap((other) => compareOffers(content, one, other)),
    )
  },
}

function compareOffers(content: Content, one: ContentDocument, other: ContentDocument): Finding[] {
  const [ours, theirs] = [offer(one), offer(other)]
  if (ours.price !== theirs.price) {
    return [
      finding({
        rule: 'same-name',
        severity: 'error',
        sentence: `Two offers are called “${nameOf(one)}”: one costs ${ours.price}, the other ${theirs.price}.`,
        places: [content.placeOf(one, 'price', ours.price), content.placeOf(other, 'price', theirs.price)],
      }),
    ]
  }
  if (ours.gives === theirs.gives) return []
  return [
    finding({
      rule: 'same-name',
      severity: 'error',
      sentence: `Two offers are called “${nameOf(one)}” and cost ${ours.price}: one gives ${ours.gives}, the other ${theirs.gives}.`,
      places: [
        content.placeOf(one, 'features', ours.gives),
        content.placeOf(other, 'features', theirs.gives),
      ],
    }),
  ]
}

function offer(document: ContentDocument): { price: string; gives: string } {
  const { drips, shots } = monthlyContents(document)
  const counted = [drips && `${amountInWords(drips)} drips`, shots && `${amountInWords(shots)} shots`]
    .filter(Boolean)
    .join(' and ')
  return {
    price: `${formatDollars(numberOf(document, 'price') ?? 0)} a ${wordsOf(document, 'period') || 'month'}`,
    gives: counted ? `${counted} a month` : linesOf(document, 'features').join(', ').toLowerCase(),
  }
}
