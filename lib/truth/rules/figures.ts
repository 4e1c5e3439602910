import { finding } from '../finding.ts'
import type { Content, Finding, Place, Rule } from '../model.ts'
import { statFigures } from '../stat-figures.ts'

type Figure = { value: number; unit: string; of: string; text: string; label: string; place: Place }

export const figures: Rule = {
  id: 'figures',
  title: 'Figures about the clinic',
  explains:
    'How many clients, treatments or satisfied patients there are is the same figure everywhere, and one figure counts one thing.',
  check(content) {
    const all = figuresOf(content)
    return all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => compare(one, other)))
  },
}

function compare(one: Figure, other: Figure): Finding[] {
  const isSameThing = one.of === other.of && one.unit === other.unit
  const isSameNumber = one.value === other.value && one.unit === other.unit
  if (isSameThing && !isSameNumber) return [difference(one, other, 'error')]
  // Small figures are alike by chance.
  if (!isSameThing && isSameNumber && one.unit === '' && one.value >= 1000)
    return [difference(one, other, 'warning')]
  return []
}

const difference = (one: Figure, other: Figure, severity: 'error' | 'warning'): Finding =>
  finding({
    rule: 'figures',
    severity,
    sentence:
      severity === 'error'
        ? `“${one.text} ${one.label}” in one place is “${other.text} ${other.label}” in another.`
        : `The same figure counts two things: “${one.text} ${one.label}” and “${other.text} ${other.label}”.`,
    places: [one.place, other.place],
  })

const figuresOf = (content: Content): Figure[] =>
  statFigures(content).map(({ page, at, ...figure }) => ({
    ...figure,
    of: subjectOf(figure.label),
    place: content.placeOf(page, `${at.path}.value`, `${figure.text} ${figure.label}`),
  }))

/** 'Happy Clients' and 'Monthly clients' are both about clients. */
const subjectOf = (label: string) => label.toLowerCase().split(/\s+/).at(-1)?.replace(/s$/, '') ?? ''
