import { formatDollars } from '../../platform/shared/money.ts'
import { linesOf, nameOf, numberOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, ContentDocument, Finding, Rule } from '../model.ts'
import { amountInWords, monthlyContents } from '../plan-contents.ts'

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
        .flatMap((other) => compare(content, one, other)),
    )
  },
}

function compare(content: Content, one: ContentDocument, other: ContentDocument): Finding[] {
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
