import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  definePlugin,
} from 'sanity'
import { indexContent } from '../../lib/truth/content.ts'
import { wordsOf } from '../../lib/truth/fields.ts'
import type { Content, ContentDocument, Place } from '../../lib/truth/model.ts'
import { links } from '../../lib/truth/rules/links.ts'
import { placesOf } from '../presentation/tool.tsx'
import { Problem, Waiting } from '../tools/inbox/ui/messages.tsx'
import { publishedOf } from '../tools/truth-check/choice.ts'
import { useStoredContent } from '../tools/truth-check/hooks.ts'
import { PlaceRow } from '../tools/truth-check/place-row.tsx'

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

/**
 * Delete and Unpublish say first which pages, links and references lose something; what nobody notices goes on at
 * once.
 */
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
        <Problem text={`We can’t tell right now what visitors would lose. ${problem}`} />
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
            Links that would break
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

type Losses = {
  /** Where a page was; visitors find none there then. */
  address: string | null
  /** Pages that list the document today. */
  pages: { title: string; path: string }[]
  /** What is shown beyond single pages, in a sentence. */
  everywhere: string | null
  /** Links, redirects and references of other documents that lead nowhere then. */
  broken: Place[]
}

/** What visitors lose when this published document is taken away; null when nobody notices, or it is not published. */
export function lossesOf(id: string, published: readonly ContentDocument[]): Losses | null {
  const document = published.find(({ _id }) => _id === id)
  if (!document) return null
  const before = indexContent(published, new Date(0))
  const after = indexContent(
    published.filter((one) => one !== document),
    new Date(0),
  )
  const known = new Set(links.check(before).map(({ key }) => key))
  const broken = links
    .check(after)
    .filter(({ key }) => !known.has(key))
    // What else the finding names, and the bare id of a reference, say nothing here.
    .map(({ places: [{ value, ...place }] }) =>
      value === id ? place : { ...place, ...(value && { value }) },
    )
  const losses = {
    address: document._type === 'page' ? wordsOf(document, 'path') || null : null,
    pages: pagesShowing(before, document),
    everywhere: placesOf(document._type, id).everywhere ?? null,
    broken,
  }
  return losses.address || losses.everywhere || losses.pages.length > 0 || broken.length > 0 ? losses : null
}

function pagesShowing(content: Content, { _id, _type }: ContentDocument): Losses['pages'] {
  const { blocks = [] } = placesOf(_type, _id)
  const referring = new Set(content.usesOf(_id).map(({ documentId }) => documentId))
  const lists = (page: ContentDocument) =>
    content
      .objectsOf(page)
      .some(({ value }) =>
        blocks.some(
          ({ type, choice }) =>
            value._type === type && (!choice || choice === value.kind || choice === value.form),
        ),
      )
  return content
    .ofType('page')
    .filter((page) => page._id !== _id && (referring.has(page._id) || lists(page)))
    .map((page) => ({ title: wordsOf(page, 'title') || page._id, path: wordsOf(page, 'path') }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}
