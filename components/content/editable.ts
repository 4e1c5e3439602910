import { currentPreview } from '@/lib/content/preview/server/current'

type Field = { id: string; type: string; path: string }

/** A document that has a price. */
export type PricedDocument = { id: string; type: PricedType }
type PricedType =
  | 'estimateService'
  | 'giftPreset'
  | 'injection'
  | 'ivService'
  | 'membershipPlan'
  | 'package'
  | 'treatment'

/**
 * The attribute by which the Studio finds the field behind an element whose words can't carry it, such as a price; nothing where no
 * member of staff previews, so what visitors get is untouched.
 */
export function editable(field: Field | undefined): { 'data-sanity'?: string } {
  if (!field || currentPreview()?.by !== 'staff') return {}
  return { 'data-sanity': `id=${field.id};type=${field.type};path=${field.path};base=%2Fstudio` }
}

/** The same for the price of a document. */
export const editablePrice = (of: PricedDocument | undefined) =>
  editable(of && { ...of, path: of.type === 'giftPreset' ? 'amount' : 'price' })
