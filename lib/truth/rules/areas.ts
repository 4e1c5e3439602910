import { sentencesOf } from '../../platform/reading/shared.ts'
import { isObject, linesOf, nameOf, numberOf, valueAt, wordsOf } from '../fields.ts'
import { type Content, type ContentDocument, type Finding, finding, type Place, type Rule } from '../model.ts'
import { readDurations } from '../read/times.ts'

type List = { names: string[]; place: Place; what: string }

export const areas: Rule = {
  id: 'areas',
  title: 'Where we come',
  explains: 'Lists of cities name exactly the service areas, and every area has a response time.',
  check(content) {
    const known = content.ofType('serviceArea')
    if (known.length === 0) return []
    return [...listsOf(content).flatMap((list) => compare(content, list)), ...withoutTime(content)]
  },
}

function compare(content: Content, { names, place, what }: List): Finding[] {
  const known = content.ofType('serviceArea')
  const cities = known.map(nameOf)
  const missing = known.filter((area) => !names.includes(nameOf(area)))
  const extra = names.filter((name) => !cities.includes(name))
  if (missing.length + extra.length === 0) return []
  const strange = `${extra.join(', ')}, which ${extra.length > 1 ? 'are' : 'is'} no service area`
  const parts = [
    missing.length > 0 && `leaves out ${missing.map(nameOf).join(', ')}`,
    extra.length > 0 && `names ${strange}`,
  ].filter(Boolean)
  return [
    finding({
      rule: 'areas',
      severity: extra.length > 0 ? 'error' : 'warning',
      sentence: `${what} ${parts.join(' and ')}; the service areas are ${cities.join(', ')}.`,
      places: [
        extra.length > 0 ? { ...place, value: `${place.value}; ${strange}` } : place,
        ...missing.map((area) => content.placeOf(area, 'city', nameOf(area))),
      ],
      fixes: [
        {
          label: 'Name all service areas',
          changes: [{ documentId: place.documentId, path: place.path, ...change(content, place, cities) }],
        },
      ],
    }),
  ]
}

function change(content: Content, { documentId, path }: Place, cities: string[]) {
  const from = valueAt(content.byId(documentId), path)
  return { from, to: Array.isArray(from) ? cities : cities.join(', ') }
}

/** Lists of cities: those of contact panels and what search engines are told. */
function listsOf(content: Content): List[] {
  const panels = content.ofType('page').flatMap((page) =>
    content.objectsOf(page).flatMap(({ value, path }) => {
      const text = value._type === 'contactPanel' ? wordsOf(value, 'areas') : ''
      if (!text) return []
      const names = text.split(',').flatMap((name) => name.trim() || [])
      return {
        names,
        place: content.placeOf(page, `${path}.areas`, text),
        what: `The list of areas on “${nameOf(page)}”`,
      }
    }),
  )
  const told = content.ofType('siteSettings').flatMap((settings) => {
    const names = isObject(settings.structuredData) ? linesOf(settings.structuredData, 'areaServed') : []
    if (names.length === 0) return []
    const place = content.placeOf(settings, 'structuredData.areaServed', names.join(', '))
    return { names, place, what: 'What search engines are told' }
  })
  return [...panels, ...told]
}

const withoutTime = (content: Content): Finding[] =>
  content.ofType('serviceArea').flatMap((area) =>
    wordsOf(area, 'responseTime')
      ? []
      : finding({
          rule: 'areas',
          severity: 'notice',
          sentence: `${nameOf(area)} is a service area without a response time; the others have one.`,
          places: [content.placeOf(area, 'responseTime', '')],
        }),
  )

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
