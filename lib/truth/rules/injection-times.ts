import { sentencesOf } from '../../platform/reading/shared.ts'
import { numberOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../model.ts'
import { readDurations } from '../read/durations.ts'

const aboutInjections = /\b(?:injections?|shots?|small needle)\b/i

export const injectionTimes: Rule = {
  id: 'injection-times',
  title: 'How long an injection takes',
  explains: 'Texts about all injections name the shortest and the longest time of the list.',
  check(content) {
    const timed = content
      .ofType('injection')
      .flatMap((injection) => {
        const minutes = numberOf(injection, 'durationMinutes')
        return minutes === null ? [] : [{ injection, minutes }]
      })
      .sort((one, other) => one.minutes - other.minutes)
    const [shortest, longest] = [timed[0], timed.at(-1)]
    if (!shortest || !longest) return []
    const texts = content.texts.filter(({ document }) =>
      ['page', 'searchEntry', 'navigation'].includes(document._type),
    )
    return texts.flatMap(({ text, document, path }) =>
      sentencesOf(text).flatMap((sentence) => {
        const ranges = aboutInjections.test(sentence)
          ? readDurations(sentence).filter(({ from, to }) => from < to && to <= 60)
          : []
        return ranges.flatMap((said) => {
          if (said.from === shortest.minutes && said.to === longest.minutes) return []
          const wrong = said.from === shortest.minutes ? longest : shortest
          return finding({
            rule: 'injection-times',
            severity: 'error',
            sentence: `“${sentence.trim()}” says ${said.text}, but the injections take ${shortest.minutes} to ${longest.minutes} minutes.`,
            places: [
              content.placeOf(document, path, said.text),
              content.placeOf(wrong.injection, 'durationMinutes', `${wrong.minutes} minutes`),
            ],
          })
        })
      }),
    )
  },
}
