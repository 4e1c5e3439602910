import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  definePlugin,
} from 'sanity'
import { publishedOf } from '../tools/truth-check/choice.ts'
import { useStoredContent } from '../tools/truth-check/use-stored-content.ts'
import { lossesOf } from './losses.ts'
import { LossesDialog } from './losses-dialog.tsx'

const verbs: Record<string, string> = { delete: 'Delete', unpublish: 'Unpublish' }

/** The action as it is, but what visitors lose is told before it asks its own question. */
function useLossesTold(
  { id, published }: DocumentActionProps,
  original: DocumentActionDescription | null,
  verb: string,
): DocumentActionDescription | null {
  const { documents, problem } = useStoredContent()
  const [isOpen, setOpen] = useState(false)
  if (!original || !published) return original
  const losses = () => (documents ? lossesOf(id, publishedOf(documents)) : undefined)
  const close = () => setOpen(false)
  const goOn = () => {
    close()
    original.onHandle?.()
  }
  return {
    ...original,
    onHandle: () => (losses() === null ? original.onHandle?.() : setOpen(true)),
    dialog: isOpen
      ? {
          type: 'dialog',
          header: `${verb}: what visitors lose`,
          onClose: close,
          content: (
            <LossesDialog losses={losses()} problem={problem} verb={verb} onGoOn={goOn} onClose={close} />
          ),
        }
      : original.dialog,
  }
}

/** The Studio draws an action anew when its component is another one. */
const telling = new Map<DocumentActionComponent, DocumentActionComponent>()

function tellingFirst(useOriginal: DocumentActionComponent, verb: string): DocumentActionComponent {
  const known = telling.get(useOriginal)
  if (known) return known
  const made: DocumentActionComponent = (props) => useLossesTold(props, useOriginal(props), verb)
  made.action = useOriginal.action
  telling.set(useOriginal, made)
  return made
}

/** Delete and Unpublish say first which pages, links and references lose something; what nobody notices goes on at once. */
export const tellingActions = definePlugin({
  name: 'telling-actions',
  document: {
    actions: (previous) =>
      previous.map((action) => {
        const verb = action.action && verbs[action.action]
        return verb ? tellingFirst(action, verb) : action
      }),
  },
})
