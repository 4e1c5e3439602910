import { sentencesOf } from '../../platform/reading/shared.ts'
import { nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import { isNad } from '../menu-prices.ts'
import type { Content, Finding, Place, Rule, Text } from '../model.ts'
import { type Duration, isSameSpan, readDurations } from '../read/durations.ts'

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
