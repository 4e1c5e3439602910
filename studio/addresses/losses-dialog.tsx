import { Button, Flex, Stack, Text } from '@sanity/ui'
import { Problem, Waiting } from '../tools/inbox/ui/messages.tsx'
import { PlaceRow } from '../tools/truth-check/place-row.tsx'
import type { Losses } from './losses.ts'

type Props = {
  /** Undefined while the content is being read; null when nobody notices. */
  losses: Losses | null | undefined
  problem: string | null
  verb: string
  onGoOn: () => void
  onClose: () => void
}

/** What visitors lose, before the Studio's own question. */
export function LossesDialog({ losses, problem, verb, onGoOn, onClose }: Props) {
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
