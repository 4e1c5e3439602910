import type { ReactNode } from 'react'
import { FieldProblem } from '@/components/forms/field-problem'
import type { GiftField as FieldName } from '@/lib/gift-cards/rules'

type Props = {
  name: FieldName
  label: string
  isRequired?: boolean
  isWide?: boolean
  help?: string
  /** The control; its id is `gift-<name>`. */
  children: ReactNode
}

/** Label, control, help and the place for what is wrong with it. */
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
    <FieldProblem id={`${giftFieldId(name)}-problem`} />
  </div>
)

const giftFieldId = (name: FieldName) => `gift-${name}`

/** What every control of the form has: its id, name, and what describes it. */
export const controlOf = (name: FieldName, hasHelp = false) => ({
  id: giftFieldId(name),
  name,
  className: 'field-control',
  'aria-describedby': `${hasHelp ? `${giftFieldId(name)}-help ` : ''}${giftFieldId(name)}-problem`,
})
