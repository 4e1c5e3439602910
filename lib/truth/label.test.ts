import { expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { fieldTitles, labelOf } from './label.ts'

const documents = seedDocuments(new Date('2026-11-22T12:00:00-07:00'))
const label = (id: string, path: string) => {
  const document = documents.find(({ _id }) => _id === id)
  return document && labelOf(document, path)
}

test.each([
  ['treatment-rehydrate', 'price', 'Rehydrate (treatment) · Price'],
  ['iv-nad-250', 'dosages[_key=="dosage-1"].price', 'NAD+ 250mg (IV service) · 50mg · Price'],
  [
    'page-home',
    'blocks[_key=="what-to-expect"].items[_key=="step-1"].text',
    'Home (page) · Choose, or ask · Text',
  ],
  ['page-home', 'blocks[_key=="hero"].secondaryLink.href', 'Home (page) · See treatments · Goes to'],
  ['siteSettings', 'hoursShort', 'Clinic and contact · Hours in one line'],
  ['formText-contact', '', 'contact (form text)'],
])('%s at “%s” is called “%s”', (id, path, words) => {
  expect(label(id, path)).toBe(words)
})

const titles = schemaTypes.flatMap(({ name: type }) =>
  Object.entries(fieldTitles(type as string)).map(([field, title]) => [type, field, title] as const),
)

test.each(titles)('%s.%s is “%s” in the Studio', (type, field, title) => {
  const schema = schemaTypes.find(({ name }) => name === type)
  const fields = schema && 'fields' in schema ? schema.fields : []
  expect(fields?.find(({ name }) => name === field)?.title).toBe(title)
})
