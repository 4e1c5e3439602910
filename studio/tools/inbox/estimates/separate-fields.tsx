import { AddIcon } from '@sanity/icons/Add'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Flex, Grid, Stack, TextInput } from '@sanity/ui'
import type { EstimateDraft } from '../../../../lib/care/estimates/shared.ts'
import { Field } from '../ui/field.tsx'

type SeparateFieldsProps = {
  draft: EstimateDraft
  onChange: (draft: EstimateDraft) => void
  isReadOnly: boolean
}

/** What often goes with the visit and gets an estimate of its own. */
export function SeparateFields({ draft, onChange, isReadOnly }: SeparateFieldsProps) {
  const { separate } = draft
  const put = (next: EstimateDraft['separate']) => onChange({ ...draft, separate: next })
  return (
    <Stack gap={4}>
      {separate.map((one, index) => {
        const set = (changes: Partial<typeof one>) =>
          put(separate.map((other, at) => (at === index ? { ...other, ...changes } : other)))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and their order never changes
          <Flex key={index} gap={2} align="flex-end">
            <Box flex={1}>
              <Grid gridTemplateColumns={[1, 1, 2]} gap={3}>
                <TextField
                  label="Scheduled separately"
                  value={one.name}
                  isReadOnly={isReadOnly}
                  onChange={(name) => set({ name })}
                />
                <TextField
                  label="How to get an estimate of it"
                  value={one.howToGet}
                  isReadOnly={isReadOnly}
                  onChange={(howToGet) => set({ howToGet })}
                />
              </Grid>
            </Box>
            {!isReadOnly && (
              <Button
                mode="bleed"
                icon={TrashIcon}
                aria-label={`Remove ${one.name || 'this item'}`}
                onClick={() => put(separate.filter((_other, at) => at !== index))}
              />
            )}
          </Flex>
        )
      })}
      {!isReadOnly && separate.length < 10 && (
        <Box>
          <Button
            mode="ghost"
            icon={AddIcon}
            text="Add what is scheduled separately"
            fontSize={1}
            onClick={() => put([...separate, { name: '', howToGet: '' }])}
          />
        </Box>
      )}
    </Stack>
  )
}

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'date' | 'number'
  help?: string
  isReadOnly?: boolean
  placeholder?: string
  max?: number
}

/** One line of text, a date or a number, under its label. */
export const TextField = ({
  label,
  value,
  onChange,
  type = 'text',
  help,
  isReadOnly,
  placeholder,
  max,
}: TextFieldProps) => (
  <Field label={label} help={help}>
    {(id) => (
      <TextInput
        id={id}
        type={type}
        value={value}
        placeholder={placeholder}
        readOnly={isReadOnly}
        {...(type === 'number' && { min: 1, max })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
)
