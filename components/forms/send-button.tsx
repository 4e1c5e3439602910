'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'
import { requestFormToken } from '@/lib/care/forms/browser/form-token'
import type { Phase } from './sender'
import { showFailure } from './show-failure'
import type { SendingWords } from './words'

/**
 * The button of the form around it, and the one part that runs in the browser; what checks and sends is loaded when
 * somebody begins to fill it in.
 */
export function SendButton({ form: id, words }: { form: string; words: SendingWords }) {
  const button = useRef<HTMLButtonElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const latestWords = useEffectEvent(() => words)

  useEffect(() => {
    const form = button.current?.form
    if (!form) return
    const listening = new AbortController()
    const { signal } = listening
    let loading: ReturnType<typeof loadSender> | undefined
    const loadSender = () =>
      import('./sender').then(({ createSender }) =>
        createSender({ form, id, words: () => latestWords(), onPhase: setPhase, signal }),
      )
    const sender = () => {
      loading ??= loadSender().catch((problem) => {
        loading = undefined
        throw problem
      })
      return loading
    }
    const begin = () => {
      void requestFormToken()
      sender().catch(() => undefined)
    }
    // Only now: until here the browser's own checks stand in (VALID-016).
    form.noValidate = true
    chooseFromAddress(form)
    form.addEventListener('focusin', begin, { signal })
    form.addEventListener('input', begin, { signal })
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        // Without the code it is sent as without scripts: the server answers with a page. Offline the browser's own page
        // would take the words away.
        sender().then(
          ({ send }) => send(),
          () => (navigator.onLine ? form.submit() : showFailure(latestWords().failure)),
        )
      },
      { signal },
    )
    return () => listening.abort()
  }, [id])

  useEffect(() => {
    // A disabled button loses the focus.
    if (phase === 'sent' && document.activeElement === document.body) button.current?.focus()
  }, [phase])

  const isSending = phase === 'sending'
  return (
    <div className="form-send">
      <button ref={button} type="submit" className="button button-primary" disabled={isSending}>
        {isSending ? words.sendingButton : words.button}
      </button>
      {phase === 'sent' && words.sentNote && (
        <p className="form-sent">
          <ControlIcon name="check" />
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
