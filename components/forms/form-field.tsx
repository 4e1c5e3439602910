import type { ReactNode } from 'react'
import { type Described, Field as FieldPart } from '@/components/ui/field'
import type { Field } from '@/lib/platform/forms/shared/field'

type Props = {
  id: string
  field: Field
  /** Instead of the field's own. */
  label?: string | null | undefined
  help?: string | null | undefined
  /** Less high than others. */
  isCompact?: boolean | undefined
  /** What stands in it at first. */
  value?: string | undefined
  /** More of the control's own. */
  attributes?: { min?: string | number; max?: string | number; maxLength?: number }
  /** What is wrong with that. */
  problem?: string | undefined
  /** Something more that describes it; its id is `<id>-note`. */
  note?: ReactNode
  /** Another control than that of the field's kind, with what every control has. */
  children?(control: ControlProps): ReactNode
}

export type ControlProps = Described & {
  name: string
  required: boolean
  autoComplete: string | undefined
  defaultValue?: string
}

/** A field of a form's definition, with the control of its kind. */
export function FormField({ field, help = field.help, value, attributes, isCompact, ...place }: Props) {
  const { name, isWide, isRequired, autoComplete, kind, between } = field
  const bounds = kind === 'count' && between && { min: between[0], max: between[1] }
  return (
    <FieldPart {...place} label={place.label || field.label} help={help} name={name} isWide={isWide}>
      {(described) => {
        const control = {
          ...described,
          name,
          required: isRequired,
          autoComplete,
          ...(value !== undefined && { defaultValue: value }),
          ...(bounds || undefined),
          ...attributes,
          ...(isCompact && { className: 'field-control min-h-11.5 py-2 text-base' }),
        }
        return place.children ? place.children(control) : <Control field={field} control={control} />
      }}
    </FieldPart>
  )
}

const inputs = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  address: { type: 'url', inputMode: 'url', spellCheck: false },
  date: { type: 'date' },
  zip: { type: 'text', inputMode: 'numeric', pattern: '\\d{5}(-\\d{4})?' },
  money: { type: 'number', inputMode: 'decimal', step: '0.01' },
  count: { type: 'number', inputMode: 'numeric', step: 1 },
} as const

function Control({ field, control }: { field: Field; control: ControlProps }) {
  const { kind, rows } = field
  if (kind === 'paragraph') return <textarea {...control} rows={rows} />
  if (kind === 'choice') return <Choice field={field} control={control} />
  return kind in inputs ? <input {...control} {...inputs[kind as keyof typeof inputs]} /> : null
}

function Choice({ field, control }: { field: Field; control: ControlProps }) {
  const { options = [], linkedOptions = [], placeholder } = field
  const { defaultValue = '', ...rest } = control
  const linked = linkedOptions.filter(([value]) => value === defaultValue)
  return (
    <select
      {...rest}
      defaultValue={defaultValue}
      data-linked={linkedOptions.length > 0 ? JSON.stringify(linkedOptions) : undefined}
    >
      <option value="">{placeholder}</option>
      {[...options, ...linked].map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}
