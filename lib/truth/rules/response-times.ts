import { sentencesOf } from '../../platform/reading/shared.ts'
import { nameOf, numberOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, ContentDocument, Finding, Rule } from '../model.ts'
import { readDurations } from '../read/durations.ts'

export const responseTimes: Rule = {
  id: 'response-times',
  title: 'Response times',
  explains:
    'How soon a nurse can be there is the same in words, in minutes and in every text that names the city.',
  check: (content) => [
    ...content.ofType('serviceArea').flatMap((area) => inMinutes(content, area)),
    ...inTexts(content),
  ],
}

function inMinutes(content: Content, area: ContentDocument): Finding[] {
  const [words, from, to] = [
    wordsOf(area, 'responseTime'),
    numberOf(area, 'minutesFrom'),
    numberOf(area, 'minutesTo'),
  ]
  const [said] = readDurations(words)
  if (!said || from === null || to === null || (said.from === from && said.to === to)) return []
  return [
    finding({
      rule: 'response-times',
      severity: 'error',
      sentence: `Visitors read ${words} for ${nameOf(area)}, but its minutes are ${from} to ${to}.`,
      places: [
        content.placeOf(area, 'responseTime', words),
        content.placeOf(area, 'minutesFrom', `${from}-${to}`),
      ],
      fixes: [
        {
          label: `Set the minutes to ${said.from} and ${said.to}`,
          changes: [
            { documentId: area._id, path: 'minutesFrom', from, to: said.from },
            { documentId: area._id, path: 'minutesTo', from: to, to: said.to },
          ],
        },
      ],
    }),
  ]
}

/** Clauses that name cities beside a time: 'a nurse in 30 to 45 minutes in Scottsdale and Paradise Valley'. */
function inTexts(content: Content): Finding[] {
  const areas = content.ofType('serviceArea').filter((area) => numberOf(area, 'minutesFrom') !== null)
  const pages = content.texts.filter(({ document }) => ['page', 'faq', 'navigation'].includes(document._type))
  return pages.flatMap(({ text, document, path }) =>
    sentencesOf(text)
      .flatMap((sentence) => sentence.split(/[,;:]/))
      .flatMap((clause) => {
        const [said] = readDurations(clause)
        if (!said) return []
        return areas
          .filter((area) => names(clause, nameOf(area)))
          .filter(
            (area) => numberOf(area, 'minutesFrom') !== said.from || numberOf(area, 'minutesTo') !== said.to,
          )
          .map((area) =>
            finding({
              rule: 'response-times',
              severity: 'error',
              sentence: `“${clause.trim()}” says ${said.text}, but ${nameOf(area)} has ${wordsOf(area, 'responseTime')}.`,
              places: [
                content.placeOf(document, path, said.text),
                content.placeOf(area, 'responseTime', wordsOf(area, 'responseTime')),
              ],
            }),
          )
      }),
  )
}

/** 'Phoenix' is not named by 'North Phoenix'. */
const names = (text: string, city: string) =>
  new RegExp(`(?<!\\b(?:North|Greater|South|West|East) )\\b${city.replace(/[^\w ]/g, '.')}\\b`).test(text)
