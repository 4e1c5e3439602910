import type { Field } from '@/lib/care/forms/shared/field'
import { FieldProblem } from './field-problem'

type Props = {
  id: string
  field: Field
  label: string | null | undefined
  help: string | null | undefined
  /** What stands in it at first. */
  value?: string
}

/** Label, help, control and the place for what is wrong. The island reads the sentences from the data attributes. */
export function FormField({ id, field, label, help, value }: Props) {
  const { name, isRequired, missing, wrong, most, isWide, autoComplete } = field
  const control = {
    id,
    name,
    required: isRequired,
    autoComplete,
    className: 'field-control',
    ...(value !== undefined && { defaultValue: value }),
    'aria-describedby': [help && `${id}-help`, `${id}-problem`].filter(Boolean).join(' '),
  }
  return (
    <div
      className={isWide ? 'field field-wide' : 'field'}
      data-field={name}
      data-missing={isRequired ? missing : undefined}
      data-wrong={wrong}
      data-most={most}
      data-label={field.label}
    >
      <label htmlFor={id} className={isRequired ? 'field-label field-required' : 'field-label'}>
        {label || field.label}
      </label>
      <Control field={field} control={control} />
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} />
    </div>
  )
}

const inputs = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  address: { type: 'url', inputMode: 'url', spellCheck: false },
  date: { type: 'date' },
  zip: { type: 'text', inputMode: 'numeric', pattern: '\\d{5}(-\\d{4})?' },
} as const

function Control({ field, control }: { field: Field; control: object }) {
  const { kind, rows, options = [], linkedOptions, placeholder } = field
  if (kind === 'paragraph') return <textarea {...control} rows={rows} />
  if (kind === 'choice')
    return (
      <select {...control} defaultValue="" data-linked={linkedOptions && JSON.stringify(linkedOptions)}>
        <option value="">{placeholder}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )
  return kind === 'services' || kind === 'given' ? null : <input {...control} {...inputs[kind]} />
}
