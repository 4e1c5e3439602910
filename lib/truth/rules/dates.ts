import { clinicDate } from '../../platform/clinic-time/shared/clinic-time.ts'
import { nameOf, numberOf, wordsOf } from '../fields.ts'
import { type Content, type Finding, finding, type Rule } from '../model.ts'

export const dates: Rule = {
  id: 'dates',
  title: 'Dates that have passed',
  explains:
    'Past events say how many came, legal texts were updated within the past year, and no year that should be past is still ahead.',
  check: (content) => [...events(content), ...legal(content), ...years(content)],
}

const events = (content: Content): Finding[] =>
  content.ofType('event').flatMap((event) => {
    const date = wordsOf(event, 'date')
    if (!date || date >= clinicDate(content.at) || numberOf(event, 'attendees') !== null) return []
    return finding({
      rule: 'dates',
      severity: 'warning',
      sentence: `“${nameOf(event)}” was on ${written(date)}, and nobody has written how many came.`,
      places: [content.placeOf(event, 'date', date)],
    })
  })

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] // prettier-ignore

function legal(content: Content): Finding[] {
  const [year = 0, month = 0] = clinicDate(content.at).split('-').map(Number)
  return content.ofType('legalDocument').flatMap((document) => {
    const said = wordsOf(document, 'lastUpdated')
    const [, monthName = '', yearName = ''] = /([A-Z][a-z]+)\.? (?:\d{1,2}, )?(\d{4})/.exec(said) ?? []
    const index = months.findIndex((name) => monthName.length >= 3 && name.startsWith(monthName))
    if (index < 0) return []
    const age = year * 12 + month - (Number(yearName) * 12 + index + 1)
    if (age >= 0 && age <= 12) return []
    return finding({
      rule: 'dates',
      severity: 'warning',
      sentence:
        age < 0
          ? `“${nameOf(document)}” says that it was updated in ${said}, which is still to come.`
          : `“${nameOf(document)}” was last updated in ${said}, more than a year ago. Have it checked.`,
      places: [content.placeOf(document, 'lastUpdated', said)],
    })
  })
}

/** The footer counts from this year to today's by itself. */
function years(content: Content): Finding[] {
  const now = Number(clinicDate(content.at).slice(0, 4))
  return content.ofType('siteSettings').flatMap((settings) =>
    ['copyrightFrom', 'licensedSince'].flatMap((field) => {
      const year = numberOf(settings, field)
      if (year === null || year <= now) return []
      return finding({
        rule: 'dates',
        severity: 'error',
        sentence: `This year should be in the past, but it’s still ahead: ${year}.`,
        places: [content.placeOf(settings, field, String(year))],
      })
    }),
  )
}

const written = (date: string) => {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`
}
