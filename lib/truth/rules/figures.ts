import { numberOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, Finding, Place, Rule } from '../model.ts'
import { readFigure } from '../read/figures.ts'

type Figure = { value: number; unit: string; of: string; text: string; label: string; place: Place }

export const figures: Rule = {
  id: 'figures',
  title: 'Figures about the clinic',
  explains: 'How many clients, treatments or satisfied patients there are is the same figure everywhere, and one figure counts one thing.',
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
  if (!isSameThing && isSameNumber && one.unit === '' && one.value >= 1000) return [difference(one, other, 'warning')]
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

function figuresOf(content: Content): Figure[] {
  return content.ofType('page').flatMap((page) =>
    content.objectsOf(page).flatMap(({ value, path }) => {
      if (value._type !== 'stat' && value._type !== 'counter') return []
      const text = value._type === 'stat' ? wordsOf(value, 'value') : `${numberOf(value, 'value')}${wordsOf(value, 'suffix')}`
      const read = readFigure(text)
      const label = wordsOf(value, 'label')
      if (!read) return []
      return { ...read, of: subjectOf(label), text: shown(text), label, place: content.placeOf(page, `${path}.value`, `${shown(text)} ${label}`) }
    }),
  )
}

const shown = (text: string) => text.replace(/^\d{4,}/, (digits) => Number(digits).toLocaleString('en-US'))

/** 'Happy Clients' and 'Monthly clients' are both about clients. */
const subjectOf = (label: string) => label.toLowerCase().split(/\s+/).at(-1)?.replace(/s$/, '') ?? ''
