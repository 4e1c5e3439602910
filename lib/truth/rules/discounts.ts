import { finding } from '../finding.ts'
import type { Named, Place, Rule } from '../model.ts'
import { readPercents } from '../read/percents.ts'

export const discounts: Rule = {
  id: 'discounts',
  title: 'The first visit’s discount',
  explains: 'What new patients get off is the same percentage in every offer and form.',
  check(content) {
    const said = content.texts.flatMap(({ text, document, path, within }) =>
      isForNewPatients(within.value) || firstTime.test(text)
        ? readPercents(text)
            .filter(({ isOff }) => isOff)
            .map(({ value }) => ({ value, place: content.placeOf(document, path, `${value}% off`) }))
        : [],
    )
    const highest = said.toSorted((one, other) => other.value - one.value)
    return said.flatMap(({ value, place }) => {
      const others: Place[] = highest.filter((other) => other.value > value).map((other) => other.place)
      if (others.length === 0) return []
      return finding({
        rule: 'discounts',
        severity: 'error',
        sentence: `New patients get ${value}% off in one place and ${highest[0]?.value}% off in ${others.length > 1 ? 'others' : 'another'}.`,
        places: [place, ...others],
      })
    })
  },
}

const firstTime = /\b(?:first[- ]time|new[- ]patient|new patients|first (?:iv |visit|session|treatment))/i

/** An offer is for new patients when its title or text says so. */
const isForNewPatients = ({ _type, title, text, endingText }: Named['value']) =>
  ['offer', 'formText'].includes(String(_type)) && firstTime.test([title, text, endingText].join(' '))
