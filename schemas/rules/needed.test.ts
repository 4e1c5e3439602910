import { expect, test } from 'vitest'
import { remarksOn } from '../../tests/fixtures/validate-content.ts'
import { schemaTypes } from '../index.ts'
import { neededSentence } from './needed.ts'

test.each([
  [{ title: 'Legal name', type: 'string' }, '“Legal name” is needed: write it here.'],
  [{ title: 'Category', type: 'string', options: { list: ['a'] } }, '“Category” is needed: choose one.'],
  [{ title: 'Price today', type: 'number' }, '“Price today” is needed: enter a number.'],
  [{ title: 'Link', type: 'link' }, '“Link” is needed: fill it in.'],
  [{ type: 'string' }, 'This is empty: write it here, or remove it.'],
])('%j: %s', (field, sentence) => {
  expect(neededSentence(field)).toBe(sentence)
})

test('no document that is all empty is told only that something is required', async () => {
  const documents = schemaTypes.filter(({ type }) => type === 'document')
  expect(documents.length).toBeGreaterThan(20)
  const told = await Promise.all(
    documents.map(({ name }) => remarksOn({ _id: `${name}-empty`, _type: name }, [])),
  )
  const messages = told.flat().map(({ message }) => message)
  expect(messages).toContain('“Price today” is needed: enter a number.')
  expect(messages.filter((message) => !/^\P{Ll}.* .*[.?]$/u.test(message))).toEqual([])
})

test('what else a required field asks for is still told in its own words', async () => {
  const entry = { _type: 'serviceCode', _key: 'a', code: 'hydration' }
  const practice = { _id: 'practiceSettings', _type: 'practiceSettings', state: 'x'.repeat(61) }
  const remarks = await remarksOn({ ...practice, serviceCodes: [entry] }, [])
  const of = (field: string) => remarks.filter((one) => one.field === field).map(({ message }) => message)
  expect(of('serviceCodes.a.code')).toEqual(['Write it like 96360, J3420 or 96360-59, in capitals.'])
  expect(of('serviceCodes.a.description')).toEqual(['“What it stands for” is needed: write it here.'])
  expect(of('state')).toEqual([expect.stringContaining('60')])
  expect(of('npi')).toEqual(['“NPI” is needed: write it here.'])
})
