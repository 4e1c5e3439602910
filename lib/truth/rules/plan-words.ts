import { linesOf, nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, ContentDocument, Finding, Rule } from '../model.ts'
import { amountInWords, contentsIn } from '../plan-contents.ts'

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
