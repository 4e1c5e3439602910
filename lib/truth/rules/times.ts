import { sentencesOf } from '../../platform/reading/shared.ts'
import { nameOf, numberOf, wordsOf } from '../fields.ts'
import { isNad } from '../menu.ts'
import { type Content, type Finding, finding, type Place, type Rule, type Text } from '../model.ts'
import { type Duration, isSameSpan, readDurations } from '../read/times.ts'

type Said = { duration: Duration; place: Place }

export const sessionTimes: Rule = {
  id: 'session-times',
  title: 'How long a treatment takes',
  explains: 'Texts about how long a session takes agree with each other and with the time of every drip.',
  check(content) {
    const said = content.texts.flatMap((text) => saidIn(content, text))
    const widest = said.toSorted((one, other) => width(other.duration) - width(one.duration))[0]
    if (!widest) return []
    return [...said.flatMap((one) => otherSpan(one, widest)), ...outside(content, widest)]
  },
}

const width = ({ from, to }: Duration) => to - from

/** NAD+ takes hours, and its texts say so; 'most take …' leaves room. */
const aboutSessions = /\bsessions?\b|\bone drip\b/i
const aboutOthers = /\bNAD\b|\bmost\b|\bset(?:ting)? up\b|\btalk\b/i

function saidIn(content: Content, { text, document, path, within }: Text): Said[] {
  if (!['page', 'estimateService', 'faq', 'searchEntry', 'navigation'].includes(document._type)) return []
  const isStep = within.value._type === 'timedStep' && /treatment/i.test(wordsOf(within.value, 'title'))
  const isStepTime = isStep && path.endsWith('.duration')
  return sentencesOf(text).flatMap((sentence) => {
    const isFact = /^\s*\d+\s*-\s*\d+ min(?:utes|\.)?\s*$/.test(sentence) && /\.facts\[\d+\]$/.test(path)
    if (!isStepTime && !isFact && (!aboutSessions.test(sentence) || aboutOthers.test(sentence))) return []
    return readDurations(sentence).map((duration) => ({
      duration,
      place: content.placeOf(document, path, duration.text),
    }))
  })
}

function otherSpan({ duration, place }: Said, widest: Said): Finding[] {
  if (isSameSpan(duration, widest.duration)) return []
  return [
    finding({
      rule: 'session-times',
      severity: 'error',
      sentence: `A session takes ${duration.text} in one place and ${widest.duration.text} in another.`,
      places: [place, widest.place],
    }),
  ]
}

function outside(content: Content, { duration: span, place }: Said): Finding[] {
  const drips = [...content.ofType('treatment'), ...content.ofType('ivService')].filter(
    (drip) => !isNad(drip),
  )
  return drips.flatMap((drip) => {
    const words = wordsOf(drip, 'duration')
    const [takes] = readDurations(words)
    if (!takes || (takes.from >= span.from && takes.to <= span.to)) return []
    return finding({
      rule: 'session-times',
      severity: 'error',
      sentence: `“${nameOf(drip)}” takes ${words}, but the site says that a session takes ${span.text}.`,
      places: [content.placeOf(drip, 'duration', words), place],
    })
  })
}

export const examTimes: Rule = {
  id: 'exam-times',
  title: 'How long the exam takes',
  explains: 'The good faith exam takes the same time wherever it is described.',
  check(content) {
    const said = content.texts.flatMap((text) => saidOfExamIn(content, text))
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

function saidOfExamIn(content: Content, { text, document, path, within }: Text): Said[] {
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

const aboutInjections = /\b(?:injections?|shots?|small needle)\b/i
