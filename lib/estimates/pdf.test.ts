import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentOf } from './document'
import { estimatePdf } from './pdf'
import { sampleSnapshot } from './sample-snapshot'

test('try', async () => {
  const bytes = await estimatePdf(
    documentOf(sampleSnapshot, {
      number: 2,
      sentAt: new Date('2026-12-02T18:00:00Z'),
      replaces: { number: 1, sentAt: new Date('2026-12-01T18:00:00Z') },
    }),
  )
  writeFileSync('/tmp/h5/out.pdf', bytes)
  expect(bytes.length).toBeGreaterThan(1000)
})
