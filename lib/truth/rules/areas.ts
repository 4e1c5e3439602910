import { linesOf, nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, Finding, Place, Rule } from '../model.ts'
import { isObject, valueAt } from '../path.ts'

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
