import { sentencesOf } from '../../platform/reading/shared.ts'
import { finding } from '../finding.ts'
import type { Content, Place, Rule, Text } from '../model.ts'
import { type Duration, isSameSpan, readDurations } from '../read/durations.ts'

type Said = { duration: Duration; place: Place }

export const examTimes: Rule = {
  id: 'exam-times',
  title: 'How long the exam takes',
  explains: 'The good faith exam takes the same time wherever it is described.',
  check(content) {
    const said = content.texts.flatMap((text) => saidIn(content, text))
    const usual = mostFrequent(said)
    if (!usual) return []
    return said.flatMap(({ duration, place }) =>
      isSameSpan(duration, usual.duration)
        ? []
        : finding({
            rule: 'exam-times',
            severity: 'error',
            sentence: `The good faith exam takes ${duration.text} in one place and ${usual.duration.text} in others.`,
            places: [place, usual.place],
          }),
    )
  },
}

const exam = /\bgood faith exam|\bexam(?:ination)?s?\b/i

function saidIn(content: Content, { text, document, path, within }: Text): Said[] {
  const sentences = sentencesOf(text)
  // A step that includes the exam states its time in a field of its own.
  const isStepTime =
    within.value._type === 'timedStep' &&
    path.endsWith('.duration') &&
    exam.test(JSON.stringify(within.value))
  return sentences.flatMap((sentence, index) => {
    const goesOn =
      /^(?:It|That)\b/.test(sentence) && exam.test(sentences[index - 1] ?? headingOf(within.value))
    if (!isStepTime && !exam.test(sentence) && !goesOn) return []
    return readDurations(sentence)
      .slice(0, 1)
      .map((duration) => ({ duration, place: content.placeOf(document, path, duration.text) }))
  })
}

const headingOf = (object: { readonly [field: string]: unknown }) =>
  String(object.heading ?? object.title ?? '')

function mostFrequent(said: Said[]): Said | undefined {
  const count = ({ duration }: Said) => said.filter((other) => isSameSpan(other.duration, duration)).length
  return said.toSorted((one, other) => count(other) - count(one))[0]
}
