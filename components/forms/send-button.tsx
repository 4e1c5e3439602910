'use client'

import { useEffect, useRef } from 'react'
import { sendRow } from '@/components/ui/form-look'
import { Icon } from '@/components/ui/icon'
import { requestFormToken } from '@/lib/care/forms/browser/form-token'
import type { FormId } from '@/lib/care/forms/shared/forms'
import { showFailure } from './show-failure'
import { sendPlainly, useForm } from './use-form'
import type { SendingWords } from './words'

/** The button of the form around it, and the one part of it that runs in the browser. */
export function SendButton({ form: id, words }: { form: FormId; words: SendingWords }) {
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(words)
  useEffect(() => {
    latest.current = words
  }, [words])
  const phase = useForm(button, {
    load(around) {
      void requestFormToken()
      return import('./request-work').then(({ controlRequest }) =>
        controlRequest(id, () => latest.current, around),
      )
    },
    onStart(form) {
      chooseFromAddress(form)
      return undefined
    },
    onLost: (form) => sendPlainly(form, () => showFailure(latest.current.failure)),
  })
  const isSending = phase === 'sending'
  return (
    <div className={sendRow}>
      <button ref={button} type="submit" className="button button-primary" disabled={isSending}>
        {isSending ? words.sendingButton : words.button}
      </button>
      {phase === 'sent' && words.sentNote && (
        <p className="flex items-center gap-2 font-semibold text-agave-700">
          <Icon name="check" />
          {words.sentNote}
        </p>
      )}
    </div>
  )
}

/** A link such as /contact?subject=billing chooses for its visitor (ROUTE-017); what no list knows is ignored. */
export function chooseFromAddress(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const select = form.elements.namedItem(name)
    if (!(select instanceof HTMLSelectElement) || select.value) continue
    const linked: [string, string][] = JSON.parse(select.dataset.linked ?? '[]')
    const extra = linked.find(([known]) => known === value)
    if (extra && !hasOption(select, value)) select.add(new Option(extra[1], value))
    if (hasOption(select, value)) select.value = value
  }
}

const hasOption = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value)
