import type { ReactNode } from 'react'
import { FieldProblem } from '@/components/forms/field-problem'
import type { GiftField as FieldName } from '@/lib/shop/gift-cards/shared/rules'

type Props = {
  name: FieldName
  label: string
  isRequired?: boolean
  isWide?: boolean
  help?: string
  /** The control; its id is `gift-<name>`. */
  children: ReactNode
}

/** Label, control, help, what of it can't be printed, and the place for what is wrong with it. */
export const GiftField = ({ name, label, isRequired, isWide, help, children }: Props) => (
  <div className={isWide ? 'field field-wide' : 'field'} data-field={name}>
    <label htmlFor={giftFieldId(name)} className={isRequired ? 'field-label field-required' : 'field-label'}>
      {label}
    </label>
    {children}
    {help && (
      <p id={`${giftFieldId(name)}-help`} className="field-help">
        {help}
      </p>
    )}
    {isPrinted(name) && (
      <p id={`${giftFieldId(name)}-print`} className="field-help" role="status" data-print-note />
    )}
    <FieldProblem id={`${giftFieldId(name)}-problem`} />
  </div>
)

/** What people write themselves on the card to print: the note tells which letters it can't show. */
const isPrinted = (name: FieldName) => ['recipientName', 'senderName', 'message'].includes(name)

const giftFieldId = (name: FieldName) => `gift-${name}`

/** What every control of the form has: its id, name, and what describes it. */
export const controlOf = (name: FieldName, hasHelp = false) => ({
  id: giftFieldId(name),
  name,
  className: 'field-control',
  'aria-describedby': [hasHelp && 'help', isPrinted(name) && 'print', 'problem']
    .filter((part) => part !== false)
    .map((part) => `${giftFieldId(name)}-${part}`)
    .join(' '),
})
