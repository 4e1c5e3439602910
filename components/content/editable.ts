import { currentPreview } from '@/lib/content/preview/server/current'
import type { PricedTypeName } from '@/lib/content/price-history/shared/price-fields'
import { descriptors } from '@/schemas/descriptors'

type Field = { id: string; type: string; path: string }

/** A document that has a price. */
export type PricedDocument = { id: string; type: PricedTypeName }
/**
 * The attribute by which the Studio finds the field behind an element whose words can't carry it, such as a price;
 * nothing where no member of staff previews, so what visitors get is untouched.
 */
export function editable(field: Field | undefined): { 'data-sanity'?: string } {
  if (!field || currentPreview()?.by !== 'staff') return {}
  return { 'data-sanity': `id=${field.id};type=${field.type};path=${field.path};base=%2Fstudio` }
}

/** The same for the price of a document. */
export const editablePrice = (of: PricedDocument | undefined) =>
  editable(of && { ...of, path: descriptors[of.type].prices.fields[0].path })
