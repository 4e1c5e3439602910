import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  definePlugin,
} from 'sanity'
import { Problem, Waiting } from '../tools/inbox/ui/messages.tsx'
import { publishedOf } from '../tools/truth-check/choice.ts'
import { PlaceRow } from '../tools/truth-check/place-row.tsx'
import { useStoredContent } from '../tools/truth-check/use-stored-content.ts'
import { type Losses, lossesOf } from './losses.ts'

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

type Props = {
  /** Undefined while the content is being read; null when nobody notices. */
  losses: Losses | null | undefined
  problem: string | null
  verb: string
  onGoOn: () => void
  onClose: () => void
}

/** What visitors lose, before the Studio's own question. */
function LossesDialog({ losses, problem, verb, onGoOn, onClose }: Props) {
  if (losses === undefined && !problem) return <Waiting />
  return (
    <Stack gap={5} style={{ overflowWrap: 'anywhere' }}>
      {losses === undefined && problem && (
        <Problem text={`What visitors lose can’t be told now. ${problem}`} />
      )}
      {losses === null && <Text size={1}>No page shows this, and nothing links to it.</Text>}
      {losses?.address && (
        <Text size={1}>
          Visitors find no page at <strong>{losses.address}</strong> then. If another page takes its place,
          add a redirect under Redirects.
        </Text>
      )}
      {losses?.everywhere && <Text size={1}>Shown everywhere today: {losses.everywhere}</Text>}
      {losses && losses.pages.length > 0 && (
        <Stack gap={3}>
          <Text size={1} weight="semibold" id="losses-pages">
            Pages that show it today
          </Text>
          <Stack as="ul" gap={3} aria-labelledby="losses-pages" style={{ margin: 0, paddingLeft: 20 }}>
            {losses.pages.map(({ title, path }) => (
              <Text as="li" size={1} key={path}>
                {title} ({path})
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {losses && losses.broken.length > 0 && (
        <Stack gap={3}>
          <Text size={1} weight="semibold" id="losses-links">
            What leads nowhere then
          </Text>
          <Stack
            as="ul"
            gap={2}
            aria-labelledby="losses-links"
            style={{ listStyle: 'none', margin: 0, padding: 0 }}
          >
            {losses.broken.map((place) => (
              <PlaceRow key={`${place.documentId} ${place.path}`} place={place} />
            ))}
          </Stack>
        </Stack>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="ghost" text="Keep it" onClick={onClose} />
        <Button tone="critical" text={`${verb}…`} onClick={onGoOn} />
      </Flex>
    </Stack>
  )
}
