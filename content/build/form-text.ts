import type { EstimateService, FormText } from '../../lib/content/server/sanity.types.ts'
import { keyed } from './document.ts'

type Stored = '_id' | '_type' | '_createdAt' | '_updatedAt' | '_rev'
type Promised = { amount: number; unit: 'hours' | 'business days' }
type Copy = Omit<FormText, Stored | 'form' | 'fieldNotes' | 'requiredNote' | `${string}eplyWithin`> & {
  form: NonNullable<FormText['form']>
  /** Lines of help by the field's name. */
  help?: Record<string, string>
  /** What the words promise, as the inbox counts it. */
  replyWithin?: Promised
  careerReplyWithin?: Promised
}

/** The text document of a form, `formText-<form>`. */
export const formText = ({ form, help = {}, replyWithin, careerReplyWithin, ...copy }: Copy) => ({
  _id: `formText-${form}`,
  _type: 'formText' as const,
  form,
  requiredNote: 'Fields with an asterisk are required.',
  ...copy,
  ...(replyWithin && { replyWithin: { _type: 'replyWithin' as const, ...replyWithin } }),
  ...(careerReplyWithin && { careerReplyWithin: { _type: 'replyWithin' as const, ...careerReplyWithin } }),
  fieldNotes: keyed(
    'note',
    Object.entries(help).map(([field, words]) => ({ _type: 'fieldNote' as const, field, help: words })),
  ),
})

/** The service `estimateService-<slug>`; its place in the list is given by `inOrder`. */
export const estimateService = (
  slug: string,
  title: string,
  price: number,
  description: string,
): Omit<EstimateService, Exclude<Stored, '_id' | '_type'> | 'order'> => ({
  _id: `estimateService-${slug}`,
  _type: 'estimateService',
  slug: { _type: 'slug', current: slug },
  title,
  price,
  description,
})
