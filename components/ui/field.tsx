import type { ReactNode } from 'react'
import { fieldBox, helpText, wideField } from './form-look'
import { Icon } from './icon'

type Props = {
  id: string
  /** The control's, by which a form finds the place of its problems. */
  name: string
  label: string
  /** Below the control: what helps to fill it in. */
  help?: string | null | undefined
  /** Something more that describes it, such as a counter; its id is `<id>-note`. */
  note?: ReactNode
  /** What is wrong with it. */
  problem?: string | undefined
  /** Where the problem comes while the focus stays, it is said at once. */
  isAlert?: true | undefined
  /** Over all columns of a form. */
  isWide?: boolean | undefined
  /** The control, with what every control has. */
  children(control: Described): ReactNode
}

/** What ties a control to its label and to all that is said about it. */
export type Described = { id: string; className: string; 'aria-describedby': string; 'aria-invalid'?: true }

/** Label, control, help, and the place for what is wrong, where the browser writes, too. */
export function Field({ id, name, label, help, note, problem, isAlert, isWide, children }: Props) {
  const parts = [help && 'help', note && 'note', 'problem'].filter(Boolean)
  const described = parts.map((part) => `${id}-${part}`).join(' ')
  return (
    <div className={isWide ? `${fieldBox} ${wideField}` : fieldBox} data-field={name}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({
        id,
        className: 'field-control',
        'aria-describedby': described,
        ...(problem && { 'aria-invalid': true }),
      })}
      {help && (
        <p id={`${id}-help`} className={helpText}>
          {help}
        </p>
      )}
      {note}
      <FieldProblem id={`${id}-problem`} message={problem} isAlert={isAlert} />
    </div>
  )
}

type ProblemProps = { id: string; message?: string | undefined; isAlert?: true | undefined }

/** Where it stands what is wrong with a field; not there to be seen while nothing is. */
export function FieldProblem({ id, message, isAlert }: ProblemProps) {
  return (
    <p className="field-problem" role={isAlert && 'alert'}>
      <Icon name="alert" />
      <span id={id} data-problem>
        {message}
      </span>
    </p>
  )
}
