import { useIntentLink } from 'sanity/router'
import { overlayDrafts } from '../../../lib/truth/check.ts'
import { labelOf } from '../../../lib/truth/label.ts'
import { useStoredContent } from './use-stored-content.ts'

/** A document by its name, as staff know it. */
export function DocumentLink({ id, type }: { id: string; type: string }) {
  const { documents } = useStoredContent()
  const link = useIntentLink({ intent: 'edit', params: { id, type } })
  const document = overlayDrafts(documents ?? []).find(({ _id }) => _id === id)
  return <a {...link}>{document ? labelOf(document, '') : id}</a>
}
