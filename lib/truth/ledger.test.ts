import { expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents.ts'
import { ledgerRows } from '../../tests/fixtures/truth-ledger.ts'
import { checkTruth } from './check.ts'
import type { Finding } from './model.ts'

const now = new Date('2026-11-22T12:00:00-07:00')
const findings = checkTruth(seedDocuments(now), now)

const names = (finding: Finding, place: string) =>
  finding.places.some(({ documentId, path }) => `${documentId}#${path}` === place)

test.each(ledgerRows)('[%s] is found by %s in the first edition', (_row, rule, ...places) => {
  const found = findings.filter(
    (finding) => finding.rule === rule && places.every((place) => names(finding, place)),
  )
  expect(found.map(({ sentence }) => sentence)).toHaveLength(1)
})
