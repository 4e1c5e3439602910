import { TextInput } from '@sanity/ui'
import { Field } from '../ui/field.tsx'

type Props = {
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
}: Props) => (
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
