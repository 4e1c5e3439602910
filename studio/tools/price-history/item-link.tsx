import { Stack, Text } from '@sanity/ui'
import { useIntentLink } from 'sanity/router'
import { kindOf } from './words.ts'

type Props = { documentId: string; type: string; title: string }

/** Leads to the document; the list it stands in below. */
export function ItemLink({ documentId, type, title }: Props) {
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id: documentId, type } })
  return (
    <Stack gap={2}>
      <Text size={1}>
        <a href={href} onClick={onClick}>
          {title}
        </a>
      </Text>
      <Text size={1} muted>
        {kindOf(type)}
      </Text>
    </Stack>
  )
}
