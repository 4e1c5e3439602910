import { useEffect, useRef } from 'react'
import {
  type DocumentActionComponent,
  definePlugin,
  useDocumentOperationEvent,
  useSetPerspective,
} from 'sanity'

/**
 * Sanity offers "Unpublish" while the published version is shown, and goes on showing that: nothing, and the next document read-only.
 * What is left is the draft, so the Studio goes back to drafts. It is no action of its own, only where those of a document live.
 */
const ShowDraftAfterUnpublish: DocumentActionComponent = ({ id, type }) => {
  const event = useDocumentOperationEvent(id, type)
  const seen = useRef(event)
  const setPerspective = useSetPerspective()
  useEffect(() => {
    if (event === seen.current) return
    seen.current = event
    if (event?.type === 'success' && event.op === 'unpublish') setPerspective('drafts')
  }, [event, setPerspective])
  return null
}

export const draftAfterUnpublish = definePlugin({
  name: 'draft-after-unpublish',
  document: { actions: (previous) => [...previous, ShowDraftAfterUnpublish] },
})
