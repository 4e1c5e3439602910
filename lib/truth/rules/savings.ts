import { number, piecesOf, plain, readMoney, readNumber, sentencesIn } from '../../platform/reading/shared.ts'
import { formatDollars } from '../../platform/shared/money.ts'
import { nameOf, numberOf, textOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, ContentDocument, Finding, Rule } from '../model.ts'
import { rewrite } from '../rewrite.ts'

export const savings: Rule = {
  id: 'savings',
  title: 'What a plan saves',
  explains: 'The sum in a plan’s text is what its parts cost one by one today, and the saving is the rest.',
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
