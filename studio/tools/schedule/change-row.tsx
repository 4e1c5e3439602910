import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type ObjectSchemaType, type SchemaType, useClient, useSchema } from 'sanity'
import { useIntentLink, useRouter } from 'sanity/router'
import { applyChange } from '../../../lib/content/schedule/shared/content-at.ts'
import {
  changesBetween,
  type FieldChange,
  type LakeDocument,
} from '../../../lib/content/schedule/shared/overlay.ts'
import { publishable, type ScheduledChange } from '../../../lib/content/schedule/shared/schedule.ts'
import { formatExactCents, nearestCents } from '../../../lib/platform/shared/money.ts'

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

type TakeOutProps = { title: string; isBusy: boolean; onRemove: () => void }

/** Takes a document out of its group. It asks once more: often the planned version is nowhere else. */
function TakeOut({ title, isBusy, onRemove }: TakeOutProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button
        mode="bleed"
        fontSize={1}
        padding={2}
        text="Take out"
        aria-label={`Take ${title} out of this group`}
        disabled={isBusy}
        onClick={() => setAsking(true)}
      />
    )
  const question = 'Take it out? The planned change won’t be kept.'
  return (
    <Flex gap={2} align="center" wrap="wrap" role="group" aria-label={question}>
      <Text size={1} role="status">
        {question}
      </Text>
      <Button
        tone="critical"
        fontSize={1}
        padding={2}
        text="Yes, take it out"
        disabled={isBusy}
        onClick={onRemove}
      />
      <Button mode="ghost" fontSize={1} padding={2} text="No" autoFocus onClick={() => setAsking(false)} />
    </Flex>
  )
}

/**
 * Makes what is planned the document's draft, to be edited and scheduled anew: in the same group it replaces this
 * one. What was published since the planning is in it.
 */
function EditChange({ change }: { change: ScheduledChange }) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { documentId: id, documentType: type, title, after } = change
  const draftId = `drafts.${id}`

  const open = async (isReplaced: boolean) => {
    try {
      if (!isReplaced && (await client.getDocument(draftId))) return setAsking(true)
      const published = await client.getDocument<LakeDocument>(id)
      const applied = applyChange(published ?? null, change)
      const planned = applied.kind === 'written' ? applied.document : after
      await client.createOrReplace({ ...publishable(planned), _id: draftId })
      navigateIntent('edit', { id, type })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: `The draft could not be written: ${reason}` })
    }
  }

  if (!isAsking)
    return (
      <Button
        mode="bleed"
        fontSize={1}
        padding={2}
        text="Edit this change"
        aria-label={`Edit the change of ${title}`}
        onClick={() => open(false)}
      />
    )
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Text size={1} role="status">
        Someone is working on a draft of this. Replace it?
      </Text>
      <Button tone="critical" fontSize={1} padding={2} text="Replace it" onClick={() => open(true)} />
      <Button mode="ghost" fontSize={1} padding={2} text="No" onClick={() => setAsking(false)} />
    </Flex>
  )
}

const longest = 140

/** A field as its form calls it, with the blocks around it: "Hero › Heading". */
export function fieldTitle(
  { path }: FieldChange,
  type: SchemaType | undefined,
  document: LakeDocument,
): string {
  const words: string[] = []
  let schema = type
  let value: unknown = document
  for (const step of path) {
    if (typeof step === 'string') {
      const field = fieldsOf(schema).find(({ name }) => name === step)
      schema = field?.type
      value = (value as Record<string, unknown> | undefined)?.[step]
      words.push(schema?.title ?? step)
    } else {
      const items: { _key?: string; _type?: string }[] = Array.isArray(value) ? value : []
      const index = items.findIndex(({ _key }) => _key === step._key)
      const item = items[index]
      schema =
        schema && 'of' in schema
          ? (schema.of?.find(({ name }) => name === item?._type) ?? schema.of?.[0])
          : undefined
      value = item
      words.push(`${schema?.title ?? 'Item'} ${index + 1}`)
    }
  }
  return words.join(' › ')
}

/** A value in words short enough to compare: prices as dollars, texts without their formatting. */
export function valueWords(value: unknown, { path }: FieldChange): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return /price/i.test(String(path.at(-1))) ? formatExactCents(nearestCents(value)) : String(value)
  const text = typeof value === 'string' ? value : textsIn(value).join(' ')
  if (!text) return Array.isArray(value) ? itemsWords(value.length) : 'another choice'
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

const itemsWords = (count: number) => (count === 1 ? '1 item' : `${count} items`)

const fieldsOf = (type: SchemaType | undefined) => (type as ObjectSchemaType | undefined)?.fields ?? []

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    name.startsWith('_') || name === 'style' ? [] : textsIn(item),
  )
}
