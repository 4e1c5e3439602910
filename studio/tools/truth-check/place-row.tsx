import { Button, Flex, Text } from '@sanity/ui'
import { useIntentLink } from 'sanity/router'
import type { Place } from '../../../lib/truth/model.ts'

/** One place of a finding with what it says, and the way to its field. */
export function PlaceRow({ place }: { place: Place }) {
  const { documentId: id, type, path, label, value } = place
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type, ...(path && { path }) } })
  return (
    <Flex as="li" gap={3} align="center" justify="space-between" wrap="wrap">
      <Text size={1} style={{ flex: '1 1 240px' }}>
        {label}
        {value !== undefined && (
          <>
            : <strong>{value || 'empty'}</strong>
          </>
        )}
      </Text>
      <Button
        as="a"
        href={href}
        onClick={onClick}
        mode="bleed"
        fontSize={1}
        padding={2}
        text="Go to field"
        aria-label={`Go to field: ${label}`}
      />
    </Flex>
  )
}
