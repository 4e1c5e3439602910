import { isObject, numberOf, step } from './fields.ts'
import { labelOf } from './label.ts'
import type { Content, ContentDocument, Named, Place, Text } from './model.ts'
import { paragraphOf } from './paragraph.ts'

/** Fields whose strings choose something; nobody reads them as words. */
const choices = new Set([
  'anchor',
  'approvedAt',
  'applyHref',
  'art',
  'bookingTarget',
  'channel',
  'closesOn',
  'contactChannel',
  'date',
  'day',
  'days',
  'department',
  'endTime',
  'form',
  'gradient',
  'href',
  'hue',
  'icon',
  'intakeId',
  'key',
  'kind',
  'look',
  'period',
  'postalCode',
  'reach',
  'region',
  'scene',
  'slug',
  'time',
  'tone',
  'topic',
  'unit',
  'url',
  'zipCodes',
  'path',
  'opens',
  'closes',
  'image',
  'serviceIds',
  'workplace',
  'categoryIds',
]) // prettier-ignore

/** Documents no visitor reads. */
const unread = new Set(['redirect', 'truthNote', 'bookingSettings'])

/**
 * The index rules look things up in. The documents are without drafts, see `overlayDrafts`; their order does not
 * matter.
 */
export function indexContent(unordered: readonly ContentDocument[], at: Date): Content {
  const documents = unordered.toSorted(inOrder)
  const ids = new Map(documents.map((document) => [document._id, document]))
  const types = Map.groupBy(documents, ({ _type }) => _type)
  const objects = new Map(documents.map((document) => [document, objectsIn(document, '')]))
  const placeOf = (document: ContentDocument, path: string, value?: string): Place => ({
    documentId: document._id,
    type: document._type,
    path,
    label: labelOf(document, path),
    ...(value !== undefined && { value }),
  })
  const uses = Map.groupBy(
    documents.flatMap((document) =>
      (objects.get(document) ?? []).flatMap(({ value, path }) =>
        typeof value._ref === 'string' ? { to: value._ref, place: placeOf(document, path) } : [],
      ),
    ),
    ({ to }) => to,
  )
  return {
    at,
    documents,
    texts: documents.flatMap((document) =>
      unread.has(document._type)
        ? []
        : (objects.get(document) ?? []).flatMap((one) => textsOf(document, one)),
    ),
    ofType: (type) => types.get(type) ?? [],
    byId: (id) => ids.get(id),
    usesOf: (id) => uses.get(id)?.map(({ place }) => place) ?? [],
    objectsOf: (document) => objects.get(document) ?? [],
    placeOf,
  }
}

/**
 * Pages first, because people look there; then as the lists are ordered. Which of several places a finding names must
 * not hang on who was asked.
 */
const inOrder = (one: ContentDocument, other: ContentDocument): number =>
  Number(other._type === 'page') - Number(one._type === 'page') ||
  compareText(one._type, other._type) ||
  (numberOf(one, 'order') ?? 0) - (numberOf(other, 'order') ?? 0) ||
  compareText(one._id, other._id)

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** A lake may give a document's fields in any order. */
const fieldsOf = (value: { readonly [field: string]: unknown }) =>
  Object.entries(value).sort(([one], [other]) => compareText(one, other))

function objectsIn(value: Record<string, unknown>, path: string): Named[] {
  const inner = fieldsOf(value).flatMap(([field, child]) => {
    const place = path ? `${path}.${field}` : field
    if (isObject(child)) return objectsIn(child, place)
    if (!Array.isArray(child)) return []
    return child.filter(isObject).flatMap((item, index) => objectsIn(item, place + step(item, index)))
  })
  return [{ value, path }, ...inner]
}

function textsOf(document: ContentDocument, within: Named): Text[] {
  const { value, path } = within
  if (value._type === 'block') return [{ text: paragraphOf(value), document, path, within }]
  if (value._type === 'span') return []
  return fieldsOf(value).flatMap(([field, child]) => {
    if (field.startsWith('_') || choices.has(field)) return []
    const place = path ? `${path}.${field}` : field
    if (typeof child === 'string') return [{ text: child, document, path: place, within }]
    if (!Array.isArray(child)) return []
    return child.flatMap((text, index) =>
      typeof text === 'string' ? [{ text, document, path: `${place}[${index}]`, within }] : [],
    )
  })
}
