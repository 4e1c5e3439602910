'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useAgain } from '@/components/forms/again'
import { FormField } from '@/components/forms/form-field'
import { sendPlainly, useForm } from '@/components/forms/use-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FieldProblem } from '@/components/ui/field'
import { fieldBox } from '@/components/ui/form-look'
import { showToast } from '@/components/ui/toast-store'
import { askAccount, unreachable } from '@/lib/people/accounts/browser/ask'
import { type AccountForm, type AccountFormId, accountForms } from '@/lib/people/accounts/shared/forms'
import type { Field } from '@/lib/platform/forms/shared/field'
import { PasswordField } from './password-field'

type Props<Body> = {
  /** The fields' ids begin with it. */
  id: string
  call: AccountFormId
  phone: string | null
  /** Instead of the form's own fields. */
  fields?: readonly Field[]
  /** What stands in them at first. */
  values?: Record<string, string | null>
  isDangerous?: boolean
  /** In the header's panel. */
  isCompact?: boolean | undefined
  /** The fields are empty by then. */
  onDone(body: Body): void
  /** Above the fields. */
  children?: ReactNode
}

/**
 * A form of the account pages and the header. Without scripts it posts itself to the same address, which answers with
 * a page.
 */
export function CallForm<Body>({
  id,
  call,
  phone,
  values,
  isDangerous,
  isCompact,
  onDone,
  children,
  ...own
}: Props<Body>) {
  const { label, button, busyButton, failureTitle, ...form }: AccountForm = accountForms[call]
  const fields = own.fields ?? form.fields
  const again = useAgain(call)
  const place = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const phase = useForm(place, {
    load: async (around) => {
      const { controlForm } = await import('@/components/forms/controller')
      return controlForm({ fields, send }, around)
    },
    onLost: (element) => sendPlainly(element, () => refuse(unreachable(phone))),
  })

  function refuse(message: string) {
    showToast({ title: failureTitle, description: message, tone: 'destructive' })
    setProblem(message)
  }

  async function send(typed: Record<string, unknown>) {
    setProblem(null)
    const answer = await askAccount<Body>(call, typed, phone)
    if (answer.isDone) return { isDone: true, finish: () => onDone(answer.body) } as const
    const { problems, message } = answer
    showToast({ title: failureTitle, description: message, tone: 'destructive' })
    return {
      isDone: false,
      problems,
      otherwise: () => setProblem(message),
    } as const
  }

  const isBusy = phase === 'sending'
  const [first, second, ...rest] = fields
  const isNamed = first?.name === 'firstName' && second && rest.length > 0
  const draw = (field: Field) => (
    <CallField
      key={field.name}
      id={`${id}-${field.name}`}
      field={field}
      value={again?.values[field.name] ?? values?.[field.name]}
      problem={again?.problems[field.name]}
      isCompact={isCompact}
    />
  )
  return (
    <form
      ref={place}
      action={`/api/account/${call}`}
      method="post"
      aria-label={label}
      className={`grid ${isCompact ? 'gap-4' : 'gap-5'}`}
    >
      {(again || fields.length > 1) && (
        <ErrorSummary id={id} message={again?.message} problems={again?.problems} />
      )}
      {children}
      {isNamed ? (
        <>
          <div className="grid grid-fit-34 gap-[inherit]">{[first, second].map(draw)}</div>
          {rest.map(draw)}
        </>
      ) : (
        fields.map(draw)
      )}
      {problem && (
        <p data-refusal className="text-sm/[1.45] font-semibold text-danger">
          {problem}
        </p>
      )}
      <button type="submit" className={`button ${isDangerous ? danger : 'button-primary'}`} disabled={isBusy}>
        {isBusy ? busyButton : button}
      </button>
    </form>
  )
}

const danger = 'bg-danger text-white hover:bg-[oklch(0.41_0.16_27)]'

type CallFieldProps = {
  id: string
  field: Field
  value: unknown
  problem: string | undefined
  isCompact: boolean | undefined
}

function CallField({ value, ...props }: CallFieldProps) {
  if (props.field.kind === 'password') return <PasswordField {...props} />
  if (props.field.kind === 'tick') return <TickField {...props} />
  return <FormField {...props} value={typeof value === 'string' ? value : undefined} />
}

const TickField = ({ id, field: { name, label }, problem }: Omit<CallFieldProps, 'value' | 'isCompact'>) => (
  <div className={fieldBox} data-field={name}>
    <label className="flex min-h-11 items-center gap-3 text-ink-900">
      <input
        className="size-6 flex-none accent-agave-600"
        id={id}
        type="checkbox"
        name={name}
        value="yes"
        required
        aria-describedby={`${id}-problem`}
        aria-invalid={problem ? true : undefined}
      />
      <span>{label}</span>
    </label>
    <FieldProblem id={`${id}-problem`} message={problem} />
  </div>
)
