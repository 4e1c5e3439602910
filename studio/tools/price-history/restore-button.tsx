import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { Problem, Waiting } from '../inbox/ui/messages.tsx'
import { type RestorablePrice, useRestore } from './use-restore.ts'
import { priceWords } from './words.ts'

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
