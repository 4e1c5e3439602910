import { describe, expect, test } from 'vitest'
import { backupName, momentOf, outdated, parseKeep } from './retention.ts'

/** A backup at half past three of each of these many days back from November 25, 2026, a Wednesday. */
const nights = (count: number, from = '2026-11-25T03:30:00Z') =>
  Array.from({ length: count }, (_, days) => backupName(new Date(Date.parse(from) - days * 86_400_000)))
const kept = (names: string[], rule: string) => {
  const keep = parseKeep(rule)
  if (!keep) throw new Error(rule)
  const gone = outdated(names, keep)
  return names.filter((name) => !gone.includes(name)).map((name) => name.slice(9, 19))
}

describe('how long backups are kept (docs/decisions/0042-backup.md)', () => {
  test('a year of nights comes down to seven days, four weeks and twelve months', () => {
    expect(kept(nights(400), '7d,4w,12m')).toEqual([
      '2026-11-25',
      '2026-11-24',
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-15',
      '2026-11-08',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
      '2026-05-31',
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
    ])
  })

  test('of several on a day the newest stays', () => {
    const names = ['T010000Z', 'T230000Z', 'T120000Z'].map((time) => `ocotillo-2026-11-24${time}.tar.gz.age`)
    expect(outdated(names, { d: 7, w: 0, m: 0 })).toEqual([names[2], names[0]])
  })

  test('a machine that stood still for months loses nothing, and the newest always stays', () => {
    const old = nights(7, '2024-05-05T03:30:00Z')
    expect(kept(old, '7d')).toHaveLength(7)
    expect(kept(old, '1m')).toEqual(['2024-05-05'])
  })

  test('what is no backup by its name is never named', () => {
    const others = ['ocotillo-2020-01-01.tar.gz', 'orders.csv', `${backupName(new Date(0))}.part`]
    expect(outdated([...others, ...nights(3)], { d: 1, w: 0, m: 0 })).toEqual(nights(3).slice(1))
  })

  test('the name tells the moment, to the second', () => {
    const at = new Date('2026-11-25T06:15:09.000Z')
    expect(momentOf(backupName(at))).toEqual(at)
  })

  test.each(['', '7', '7d,', 'd7', '0d', '0d,0w', '7y', '-1d'])('a rule like "%s" is refused', (rule) =>
    expect(parseKeep(rule)).toBeNull(),
  )
})
