import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { PriceChangeRow } from '../../../lib/content/price-history/shared/model.ts'
import { holdsPrice, pricesOf } from '../../../lib/content/price-history/shared/price-fields-model.ts'
import { priceWords } from './words.ts'

export type RestorablePrice = Pick<PriceChangeRow, 'documentId' | 'type' | 'title' | 'field' | 'label'>

type State =
  | { is: 'reading' }
  | { is: 'asking' | 'saved'; before: number | null; hasDraft: boolean }
  | { is: 'refused'; sentence: string }

/** `_originalId` tells whether there is a draft. */
type Document = { _id: string; _originalId?: string; _type: string; [field: string]: unknown }

/** Reads the price as it is being edited now, and on `save` writes the earlier one into the draft. */
export function useRestore({ documentId, field, title }: RestorablePrice, cents: number) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [state, setState] = useState<State>({ is: 'reading' })
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isOurs = true
    client
      .fetch<Document | null>('*[_id == $id][0]', { id: documentId }, { perspective: 'drafts' })
      .then((document) => stateOf(document, field, title, cents), refusal)
      .then((next) => isOurs && setState(next))
    return () => {
      isOurs = false
    }
  }, [client, documentId, field, title, cents])

  const save = async () => {
    if (state.is !== 'asking') return
    setIsBusy(true)
    try {
      await client.action({
        actionType: 'sanity.action.document.edit',
        publishedId: documentId,
        draftId: `drafts.${documentId}`,
        patch: { set: { [field]: cents / 100 } },
      })
      setState({ ...state, is: 'saved' })
    } catch (error) {
      setState(refusal(error))
    }
    setIsBusy(false)
  }
  return { state, isBusy, save }
}

function stateOf(document: Document | null, field: string, title: string, cents: number): State {
  if (!document) return { is: 'refused', sentence: `“${title}” no longer exists. Create it again first.` }
  if (!holdsPrice(document, field))
    return { is: 'refused', sentence: `“${title}” no longer has a field for this price. Edit the document.` }
  const before = pricesOf(document).find((price) => price.field === field)?.cents ?? null
  if (before === cents)
    return { is: 'refused', sentence: `It already costs ${priceWords(cents)}, published or in a draft.` }
  return { is: 'asking', before, hasDraft: document._originalId?.startsWith('drafts.') ?? false }
}

function refusal(error: unknown): State {
  const isForbidden = (error as { statusCode?: number }).statusCode === 403
  return {
    is: 'refused',
    sentence: isForbidden
      ? 'Your role may not change prices. Ask the owner or an editor.'
      : 'The content store didn’t respond. Nothing was changed. Please try again.',
  }
}
