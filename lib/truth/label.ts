import { descriptorOf } from '../../schemas/descriptors.ts'
import { nameOf, objectsOnTheWay, segmentsOf, wordsOf } from './fields.ts'
import type { ContentDocument } from './model.ts'

/** The same of objects inside documents. */
const objectTitles: Record<string, Record<string, string>> = {
  stat: { value: 'Figure', label: 'What it counts' },
  counter: { value: 'Counts to', label: 'What it counts' },
}

/** Titles of fields that the Studio does not call by their name, of a type of document or object. */
export const fieldTitles = (type: string): Record<string, string> =>
  descriptorOf(type)?.fieldTitles ?? objectTitles[type] ?? {}

/** The same in every object that has the field. */
const commonTitles: Record<string, string> = { href: 'Goes to' }

/** 'Rehydrate (treatment) · Price': what staff find in the Studio at this path. */
export function labelOf(document: ContentDocument, path: string): string {
  const { _type } = document
  const { isOnly, one, list } = descriptorOf(_type) ?? {}
  const whole = isOnly ? (one ?? list ?? _type) : `${nameOf(document)} (${one ?? _type})`
  if (!path) return whole
  const fields = segmentsOf(path).filter((segment) => typeof segment === 'string')
  const field = fields.at(-1) ?? ''
  const [, ...inner] = objectsOnTheWay(document, path)
  const part = inner.map((object) => partName(object, field)).findLast(Boolean)
  const holder = inner.at(-1)
  const type = holder ? wordsOf(holder, '_type') : _type
  const title = fieldTitles(type)[field] ?? commonTitles[field] ?? sentenceCase(field)
  return [whole, part, title].filter(Boolean).join(' · ')
}

const partName = (object: Record<string, unknown>, without: string): string =>
  ['heading', 'title', 'label', 'term', 'name', 'category', 'dosage']
    .filter((field) => field !== without)
    .map((field) => wordsOf(object, field))
    .find(Boolean) ?? ''

function sentenceCase(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
