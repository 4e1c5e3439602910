import type { ObjectSchemaType, SchemaType } from 'sanity'
import type { FieldChange, LakeDocument } from '../../../lib/content/schedule/shared/overlay-model.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const longest = 140

/** A field as its form calls it, with the blocks around it: "Hero › Heading". */
export function fieldTitle(
  { path }: FieldChange,
  type: SchemaType | undefined,
  document: LakeDocument,
): string {
  const words: string[] = []
  let schema = type
  let value: unknown = document
  for (const step of path) {
    if (typeof step === 'string') {
      const field = fieldsOf(schema).find(({ name }) => name === step)
      schema = field?.type
      value = (value as Record<string, unknown> | undefined)?.[step]
      words.push(schema?.title ?? step)
    } else {
      const items: { _key?: string; _type?: string }[] = Array.isArray(value) ? value : []
      const index = items.findIndex(({ _key }) => _key === step._key)
      const item = items[index]
      schema =
        schema && 'of' in schema
          ? (schema.of?.find(({ name }) => name === item?._type) ?? schema.of?.[0])
          : undefined
      value = item
      words.push(`${schema?.title ?? 'Item'} ${index + 1}`)
    }
  }
  return words.join(' › ')
}

/** A value in words short enough to compare: prices as dollars, texts without their formatting. */
export function valueWords(value: unknown, { path }: FieldChange): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return /price/i.test(String(path.at(-1))) ? dollars.format(value) : String(value)
  const text = typeof value === 'string' ? value : textsIn(value).join(' ')
  if (!text) return Array.isArray(value) ? itemsWords(value.length) : 'another choice'
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

const itemsWords = (count: number) => (count === 1 ? '1 item' : `${count} items`)

const fieldsOf = (type: SchemaType | undefined) => (type as ObjectSchemaType | undefined)?.fields ?? []

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith('_') || name === 'style' ? [] : textsIn(item),
  )
}
