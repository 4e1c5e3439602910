import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useId, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { holdsPrice, pricesOf } from '../../../lib/content/price-history/shared/price-fields.ts'
import type { PriceChangeRow } from '../../../lib/content/price-history/shared/price-history.ts'
import { dollarsFromCents } from '../../../lib/platform/shared/money.ts'
import { Problem, Waiting } from '../inbox/ui/messages.tsx'
import { priceWords } from './parts.tsx'

/** Brings an earlier price back as a draft. Who may only read has no such button; the CMS refuses anyhow. */
export function RestoreButton({ price, cents }: { price: RestorablePrice; cents: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const roles = useCurrentUser()?.roles ?? []
  if (roles.every(({ name }) => name === 'viewer')) return null
  const words = priceWords(cents)
  return (
    <>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text={`Back to ${words}`}
        aria-label={`Back to ${words}: ${price.title}, ${price.label}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <RestoreDialog price={price} cents={cents} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type Props = { price: RestorablePrice; cents: number; onClose: () => void }

/** Asks once more, saves the draft, and leads to the document where it is published. */
function RestoreDialog({ price, cents, onClose }: Props) {
  const { state, isBusy, save } = useRestore(price, cents)
  const { documentId: id, type, title, label } = price
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type } })
  const change =
    'before' in state && `${title} · ${label}: ${priceWords(state.before)} → ${priceWords(cents)}`
  return (
    <Dialog id={useId()} header="Go back to this price?" width={0} onClose={onClose} onClickOutside={onClose}>
      <Stack gap={4} padding={4}>
        {state.is === 'reading' && <Waiting />}
        {state.is === 'refused' && <Problem text={state.sentence} />}
        {change && <Text weight="semibold">{change}</Text>}
        {state.is === 'asking' && (
          <Text>
            It’s saved as a draft. Visitors will see it once the document is published
            {state.hasDraft ? ', with all that is being edited in it already.' : '.'}
          </Text>
        )}
        <Box role="status">
          {state.is === 'saved' && <Text>The draft is saved. Publish it to show it to visitors.</Text>}
        </Box>
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={state.is === 'asking' ? 'Cancel' : 'Close'} onClick={onClose} />
          {state.is === 'asking' && (
            <Button tone="primary" text="Save as a draft" disabled={isBusy} autoFocus onClick={save} />
          )}
          {state.is === 'saved' && (
            <Button as="a" href={href} onClick={onClick} tone="primary" text="Open the document" autoFocus />
          )}
        </Flex>
      </Stack>
    </Dialog>
  )
}

type RestorablePrice = Pick<PriceChangeRow, 'documentId' | 'type' | 'title' | 'field' | 'label'>

type State =
  | { is: 'reading' }
  | { is: 'asking' | 'saved'; before: number | null; hasDraft: boolean }
  | { is: 'refused'; sentence: string }

/** `_originalId` tells whether there is a draft. */
type Document = { _id: string; _originalId?: string; _type: string; [field: string]: unknown }

/** Reads the price as it is being edited now, and on `save` writes the earlier one into the draft. */
function useRestore({ documentId, field, title }: RestorablePrice, cents: number) {
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
        patch: { set: { [field]: dollarsFromCents(cents) } },
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
