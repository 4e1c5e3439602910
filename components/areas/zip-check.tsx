'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AskingWords } from '@/lib/care/areas/server/zip'
import type { ZipAnswer } from './ask-zip'

const loadAnswer = () => import('./zip-answer')

type Found = { answer: ZipAnswer; code: Awaited<ReturnType<typeof loadAnswer>> }
type Props = {
  id: string
  words: AskingWords
  phone: string | null
  /** Its answer stands above a booking widget. */
  isBooking?: boolean
  /** The form. */
  children: ReactNode
}

/** Answers a ZIP form: how soon we come there. What asks and answers is loaded when somebody begins to type. */
export function ZipCheck({ id, words, phone, isBooking, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(0)
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    // Only now: until here the browser's own check stands in.
    const form = place.current?.querySelector('form')
    if (form) form.noValidate = true
  }, [])

  async function ask(event: FormEvent<HTMLDivElement>) {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const input = form.elements.namedItem('zip') as HTMLInputElement
    const ours = ++latest.current
    const code = await loadAnswer().catch(() => form.submit())
    const answer = await code?.askZip(input.value, words)
    if (!code || !answer || ours !== latest.current) return
    setFound({ answer, code })
    code.showProblem(form, answer.kind === 'invalid' ? answer.message : '')
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what the form inside it says. */}
      <div ref={place} onFocus={() => void loadAnswer().catch(() => undefined)} onSubmit={ask}>
        {children}
      </div>
      <div role="status" className={answerBox} data-kind={found?.answer.kind}>
        {found && <found.code.ZipSaid answer={found.answer} isBooking={isBooking} />}
      </div>
      {found && <found.code.ZipWays id={id} answer={found.answer} phone={phone} isBooking={isBooking} />}
    </>
  )
}

const answerBox =
  'grid min-w-0 gap-2 not-empty:mt-3 not-empty:rounded-control not-empty:bg-sand-100 not-empty:px-5 not-empty:py-4 data-[kind=area]:bg-agave-100'
