import type { ReactNode } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'
import type { Field } from '@/lib/platform/forms/shared/field'
import { fieldBox, helpText, wideField } from './look'

type Props = {
  id: string
  field: Field
  /** Instead of the field's own. */
  label?: string | null
  help?: string | null
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

export type ControlProps = ReturnType<typeof controlOf>

/** Label, control, help, and the place for what is wrong, where the browser writes, too. */
export function FormField({ id, field, label, help = field.help, note, children, ...props }: Props) {
  const { name, isWide } = field
  const { value, problem, attributes, isCompact } = props
  const parts = [help && 'help', note && 'note', 'problem'].filter(Boolean)
  const describedBy = parts.map((part) => `${id}-${part}`).join(' ')
  const control = {
    ...controlOf(id, field, describedBy, value, problem),
    ...attributes,
    ...(isCompact && { className: 'field-control min-h-11.5 py-2 text-base' }),
  }
  return (
    <div className={isWide ? `${fieldBox} ${wideField}` : fieldBox} data-field={name}>
      <label htmlFor={id} className="field-label">
        {label || field.label}
      </label>
      {children ? children(control) : <Control field={field} control={control} />}
      {help && (
        <p id={`${id}-help`} className={helpText}>
          {help}
        </p>
      )}
      {note}
      <FieldProblem id={`${id}-problem`} message={problem} />
    </div>
  )
}

/** Where it stands what is wrong with a field; not there to be seen while nothing is. */
export function FieldProblem({ id, message }: { id: string; message?: string | undefined }) {
  return (
    <p className="field-problem">
      <ControlIcon name="alert" />
      <span id={id} data-problem>
        {message}
      </span>
    </p>
  )
}

const controlOf = (
  id: string,
  { name, isRequired, autoComplete }: Field,
  describedBy: string,
  value: string | undefined,
  problem: string | undefined,
) => ({
  id,
  name,
  required: isRequired,
  autoComplete,
  className: 'field-control',
  ...(value !== undefined && { defaultValue: value }),
  'aria-describedby': describedBy,
  ...(problem && { 'aria-invalid': true }),
})

const inputs = {
  line: { type: 'text' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  address: { type: 'url', inputMode: 'url', spellCheck: false },
  date: { type: 'date' },
  zip: { type: 'text', inputMode: 'numeric', pattern: '\\d{5}(-\\d{4})?' },
  money: { type: 'number', inputMode: 'decimal', step: '0.01' },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
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
