import { formatDollars } from '../../platform/shared/money.ts'
import { itemsOf, nameOf, numberOf, wordsOf } from '../fields.ts'
import { type Pair, sameTreatments } from '../menu.ts'
import { type Content, type Finding, finding, type Rule } from '../model.ts'

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

export const treatmentNames: Rule = {
  id: 'treatment-names',
  title: 'One treatment, two names',
  explains: 'A treatment of the home page is also on the IV menu, under the same name.',
  check(content) {
    const { pairs, alone } = sameTreatments(content)
    if (content.ofType('ivService').length === 0) return []
    const renamed = pairs.flatMap(({ treatment, service }) => {
      const [home, menu] = [nameOf(treatment), nameOf(service)]
      if (home === menu) return []
      return finding({
        rule: 'treatment-names',
        severity: 'notice',
        sentence: `The same drip is called “${home}” on the home page and “${menu}” on the IV menu.`,
        places: [content.placeOf(treatment, 'title', home), content.placeOf(service, 'name', menu)],
        fixes: [
          {
            label: `Call it “${menu}” in both`,
            changes: [{ documentId: treatment._id, path: 'title', from: treatment.title, to: menu }],
          },
          {
            label: `Call it “${home}” in both`,
            changes: [{ documentId: service._id, path: 'name', from: service.name, to: home }],
          },
        ],
      })
    })
    const missing = alone.map((treatment) =>
      finding({
        rule: 'treatment-names',
        severity: 'notice',
        sentence: `“${nameOf(treatment)}” is on the home page, but the IV menu has no such drip.`,
        places: [content.placeOf(treatment, 'title', nameOf(treatment))],
      }),
    )
    return [...renamed, ...missing]
  },
}
