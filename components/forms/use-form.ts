'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Around, Controls, Phase } from './controller'

type Options = {
  /** Loads what checks and sends: when somebody begins to fill the form in. */
  load(around: Around): Promise<Controls>
  /** It listens from now on; `controls` are loaded at the first call. What is returned ends it. */
  onStart?(form: HTMLFormElement, controls: () => Promise<Controls>): (() => void) | undefined
  /** It was sent before that came, which never will. */
  onLost(form: HTMLFormElement): void
}

/**
 * Lets a form work in the browser, the one at or around this element: what it needs comes with the first focus. Until
 * it listens, and without scripts, it is an ordinary form.
 */
export function useForm(place: RefObject<HTMLElement | null>, options: Options): Phase {
  const [phase, setPhase] = useState<Phase>('idle')
  const current = useRef<HTMLFormElement>(null)
  const latest = useEffectEvent(() => options)

  useEffect(() => {
    const form = place.current?.closest('form') ?? place.current?.querySelector('form')
    if (!form) return
    current.current = form
    const listening = new AbortController()
    const { signal } = listening
    let loading: Promise<Controls> | undefined
    const controls = () => {
      loading ??= latest()
        .load({ form, onPhase: setPhase, signal })
        .catch((problem) => {
          loading = undefined
          throw problem
        })
      return loading
    }
    const begin = () => void controls().catch(() => undefined)
    // Only now: until here the browser's own checks stand in (VALID-016).
    form.noValidate = true
    form.addEventListener('focusin', begin, { signal })
    form.addEventListener('input', begin, { signal })
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        controls().then(
          ({ submit }) => submit(),
          () => latest().onLost(form),
        )
      },
      { signal },
    )
    const end = latest().onStart?.(form, controls)
    return () => {
      listening.abort()
      end?.()
    }
  }, [place])

  const wasSending = useRef(false)
  useEffect(() => {
    // A disabled button loses the focus.
    if (wasSending.current && (document.activeElement ?? document.body) === document.body)
      current.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    wasSending.current = phase === 'sending'
  }, [phase])
  return phase
}

/** Sends a form as without scripts: the server answers with a page. Offline the browser's own would take the words away. */
export function sendPlainly(form: HTMLFormElement, failed: () => void): void {
  if (navigator.onLine) form.submit()
  else failed()
}
