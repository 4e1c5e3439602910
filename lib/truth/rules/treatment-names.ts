import { nameOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../model.ts'
import { sameTreatments } from '../same-treatment.ts'

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
