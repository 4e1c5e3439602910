import { clockTime } from '../../content/shared/clock-time.ts'
import { linesOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { Content, Named, Rule } from '../model.ts'
import { type Hours, isAroundTheClock, readHours } from '../read/hours.ts'

export const openingHours: Rule = {
  id: 'opening-hours',
  title: 'Opening hours',
  explains:
    'Every text that names hours, or says 24/7, agrees with the hours day by day; jobs and events have hours of their own.',
  check(content) {
    const [settings] = content.ofType('siteSettings')
    if (!settings) return []
    const rows = content.objectsOf(settings).filter(({ value }) => value._type === 'openingHours')
    if (rows.length === 0) return []
    return content.texts.flatMap(({ text, document, path }) => {
      if (haveOwnHours.has(document._type)) return []
      if (isAroundTheClock(text)) {
        const row = rows.find(({ value }) => !isAllDay(value)) ?? null
        if (!row) return []
        return finding({
          rule: 'opening-hours',
          severity: 'error',
          sentence: `“${text}” promises day and night, but on ${wordsOf(row.value, 'label')} the clinic is open from ${written(row.value)}.`,
          places: [content.placeOf(document, path, '24/7'), placeOf(content, row)],
        })
      }
      const said = readHours(text)
      const other = said && rows.find(({ value }) => disagrees(said, value))
      if (!other) return []
      return finding({
        rule: 'opening-hours',
        severity: 'error',
        sentence: `“${text}” says ${said.text}, but on ${wordsOf(other.value, 'label')} the clinic is open from ${written(other.value)}.`,
        places: [content.placeOf(document, path, said.text), placeOf(content, other)],
      })
    })

    function placeOf(from: Content, { value, path }: Named) {
      return from.placeOf(settings as NonNullable<typeof settings>, path, written(value))
    }
  },
}

const haveOwnHours = new Set(['job', 'event'])

type Row = Named['value']

const written = (row: Row) => `${clockTime(wordsOf(row, 'opens'))} to ${clockTime(wordsOf(row, 'closes'))}`

const isAllDay = (row: Row) =>
  wordsOf(row, 'opens') === '00:00' && /^(?:23:59|24:00|00:00)$/.test(wordsOf(row, 'closes'))

const disagrees = (said: Hours, row: Row) =>
  linesOf(row, 'days').some((day) => said.days.includes(day)) &&
  (said.opens !== wordsOf(row, 'opens') || said.closes !== wordsOf(row, 'closes'))
