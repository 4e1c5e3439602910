import { expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents.ts'
import { remarksOn } from '../../tests/fixtures/validate-content.ts'
import { zipCodesProblem } from './zip-codes.ts'

test('five digits, each once', () => {
  expect(zipCodesProblem(undefined)).toBe(true)
  expect(zipCodesProblem(['85251', '85254'])).toBe(true)
  expect(zipCodesProblem(['85251', '8525'])).toContain('“8525”')
  expect(zipCodesProblem(['85251-1234'])).toContain('five digits')
  expect(zipCodesProblem(['85251', '85254', '85251'])).toBe('85251 is listed twice.')
})

test('a ZIP code that another area has is a warning which names it', async () => {
  const documents = seedDocuments()
  const tempe = documents.find(({ _id }) => _id === 'service-area-tempe')
  if (!tempe) throw new Error('The seed has no Tempe')
  const draft = { ...tempe, _id: 'drafts.service-area-tempe', zipCodes: ['85281', '85201'] }
  expect(await remarksOn(draft, documents)).toEqual([
    { level: 'warning', field: 'zipCodes', message: '85201: also in Mesa. Keep each in one area.' },
  ])
})
