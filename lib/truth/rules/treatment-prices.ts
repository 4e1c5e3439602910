import { formatDollars } from '../../platform/shared/money.ts'
import { itemsOf, nameOf, numberOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, Finding, Rule } from '../model.ts'
import { type Pair, sameTreatments } from '../same-treatment.ts'

export const treatmentPrices: Rule = {
  id: 'treatment-prices',
  title: 'One treatment, two prices',
  explains:
    'A treatment on the home page and the same drip on the IV menu cost the same and take the same time.',
  check: (content) =>
    sameTreatments(content).pairs.flatMap((pair) => [
      ...comparePrices(content, pair),
      ...compareTimes(content, pair),
    ]),
}

function comparePrices(content: Content, { treatment, service }: Pair): Finding[] {
  const [home, menu] = [numberOf(treatment, 'price'), numberOf(service, 'price')]
  if (home === null || menu === null || home === menu) return []
  const change = (documentId: string, from: number, to: number) => [{ documentId, path: 'price', from, to }]
  const useMenu = { label: `Use ${formatDollars(menu)} in both`, changes: change(treatment._id, home, menu) }
  const useHome = { label: `Use ${formatDollars(home)} in both`, changes: change(service._id, menu, home) }
  // A drip with dosages has a price for each: what they become is not ours to guess.
  const hasDosages = itemsOf(service, 'dosages').length > 0
  return [
    finding({
      rule: 'treatment-prices',
      severity: 'error',
      sentence: `“${nameOf(treatment)}” costs ${formatDollars(home)} on the home page, and “${nameOf(service)}”, the same drip, costs ${formatDollars(menu)} on the IV menu.`,
      places: [
        content.placeOf(treatment, 'price', formatDollars(home)),
        content.placeOf(service, 'price', formatDollars(menu)),
      ],
      fixes: hasDosages ? [useMenu] : [useMenu, useHome],
    }),
  ]
}

function compareTimes(content: Content, { treatment, service }: Pair): Finding[] {
  const [home, menu] = [wordsOf(treatment, 'duration'), wordsOf(service, 'duration')]
  if (!home || !menu || home === menu) return []
  const change = (documentId: string, from: string, to: string) => [
    { documentId, path: 'duration', from, to },
  ]
  return [
    finding({
      rule: 'treatment-prices',
      severity: 'warning',
      sentence: `“${nameOf(treatment)}” takes ${home} on the home page, and “${nameOf(service)}”, the same drip, takes ${menu} on the IV menu.`,
      places: [content.placeOf(treatment, 'duration', home), content.placeOf(service, 'duration', menu)],
      fixes: [
        { label: `Use ${menu} in both`, changes: change(treatment._id, home, menu) },
        { label: `Use ${home} in both`, changes: change(service._id, menu, home) },
      ],
    }),
  ]
}
