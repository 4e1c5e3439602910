import { expect, test } from 'vitest'
import { lineOf, reportOf } from './report.ts'

const now = new Date('2026-11-25T12:00:00.000Z')
const via = (source: number, severity: string) => ({
  source,
  name: 'next',
  title: 'Cache poisoning',
  url: 'https://github.com/advisories/GHSA-x',
  severity,
  range: '<16.4.7',
})
const answerOf = (...all: object[]) => ({
  auditReportVersion: 2,
  vulnerabilities: { next: { name: 'next', via: [...all, 'postcss'] }, other: { via: ['next', ...all] } },
})

test('each advisory is told once, by its deadline since it was seen first', () => {
  const seen = { 1: '2026-11-24T11:00:00.000Z', 9: '2026-01-01T00:00:00.000Z' }
  const report = reportOf(answerOf(via(1, 'critical'), via(2, 'high'), via(3, 'low')), seen, now)
  expect(report.findings.map(lineOf)).toEqual([
    'critical 1 h LATE  next: Cache poisoning (https://github.com/advisories/GHSA-x)',
    'high     3 days left  next: Cache poisoning (https://github.com/advisories/GHSA-x)',
    'low      14 days left  next: Cache poisoning (https://github.com/advisories/GHSA-x)',
  ])
  // One that is gone is forgotten: should it come back, its time begins anew.
  expect(report.seen).toEqual({ 1: seen[1], 2: now.toISOString(), 3: now.toISOString() })
})

test('a severity nobody knows is taken for the worst; no answer of npm’s is no good news', () => {
  expect(reportOf(answerOf(via(1, 'apocalyptic')), {}, now).findings[0]?.severity).toBe('critical')
  expect(reportOf({ vulnerabilities: {} }, {}, now)).toEqual({ findings: [], seen: {} })
  expect(() => reportOf({ message: '405 Method Not Allowed' }, {}, now)).toThrow()
})
