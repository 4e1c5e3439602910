import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import type { ScheduledChange } from '../../../lib/content/schedule/shared/model.ts'
import { changesBetween } from '../../../lib/content/schedule/shared/overlay-model.ts'
import { EditChange } from './edit-change.tsx'
import { fieldTitle, valueWords } from './field-words.ts'
import { TakeOut } from './take-out.tsx'

type Props = {
  change: ScheduledChange
  mayEdit: boolean
  /** Null where it can't be taken out. */
  onRemove: (() => void) | null
  isBusy: boolean
}

/** One document of a group: each field before and after, and the ways to change it. */
export function ChangeRow({ change, mayEdit, isBusy, onRemove }: Props) {
  const { documentId: id, documentType: type, title, before, note } = change
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type } })
  return (
    <Card as="li" tone={change.state === 'skipped' ? 'caution' : 'transparent'} border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          <a href={href} onClick={onClick}>
            {title}
          </a>
        </Text>
        {before ? <Fields change={change} /> : <Text size={1}>Will be published for the first time.</Text>}
        {note && <Text size={1}>{note}</Text>}
        {mayEdit && (
          <Flex gap={2} wrap="wrap">
            <EditChange change={change} />
            {onRemove && <TakeOut title={title} isBusy={isBusy} onRemove={onRemove} />}
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

function Fields({ change: { documentType, before, after } }: { change: ScheduledChange }) {
  const type = useSchema().get(documentType)
  return (
    <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {changesBetween(before, after).map((field) => (
        <Text as="li" size={1} key={JSON.stringify(field.path)} style={{ overflowWrap: 'anywhere' }}>
          {fieldTitle(field, type, after)}: <del>{valueWords(field.from, field)}</del> →{' '}
          <ins>{valueWords(field.to, field)}</ins>
        </Text>
      ))}
    </Stack>
  )
}
