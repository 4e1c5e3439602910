import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import type { PlannedDocument } from '../../../lib/content/schedule/shared/model.ts'
import { replacedWords } from './words.ts'

type Props = {
  /** What the chosen group itself has planned for the document. */
  same: PlannedDocument | undefined
  /** What other groups have planned for it. */
  others: PlannedDocument[]
  replaced: string[]
  to: string | null
  now: string
  onChange: (replaced: string[]) => void
}

/** The document is planned already: what of that is replaced, from which moment to which, and what stays besides. */
export const Replaced = ({ same, others, replaced, to, now, onChange }: Props) => (
  <Card border radius={2} padding={3} role="group" aria-label="This document is planned already">
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        This document is planned already.
      </Text>
      {same && <Text size={1}>Replaces what “{same.title}” has for it; the moment stays the same.</Text>}
      {others.map((one) => {
        const isReplaced = replaced.includes(one.groupId)
        return (
          <Flex as="label" key={one.groupId} gap={3} align="center">
            <Checkbox
              checked={isReplaced}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...replaced, one.groupId]
                    : replaced.filter((id) => id !== one.groupId),
                )
              }
            />
            <Text size={1}>
              Replace {replacedWords(one, to, now)}
              {!isReplaced && '. As it is, both will be published.'}
            </Text>
          </Flex>
        )
      })}
    </Stack>
  </Card>
)
