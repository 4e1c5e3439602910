'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ControlIcon } from '@/components/ui/control-icon'
import type { Exam } from '@/lib/care/exam/server/model'
import { ExamDisclosure } from './exam-disclosure'
import { ExamFrame } from './exam-frame'

type Props = {
  exam: Exam
  phone: string | null
  /** What opened it and gets the focus back. */
  opener: HTMLElement
  onEnd: () => void
}

/** What a patient accepts, then the provider's form. Pressing beside it does not end a call. */
export function ExamWindow({ exam, phone, opener, onEnd }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const [isAccepted, setAccepted] = useState(false)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    heading.current?.focus()
  }, [])

  const close = () => dialog.current?.close()
  function accept() {
    setAccepted(true)
    heading.current?.focus()
  }
  function closed() {
    onEnd()
    opener.focus()
  }
  const window = (
    <dialog ref={dialog} className="exam-window" aria-labelledby={headingId} onClose={closed}>
      <div className="exam-window-head">
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {isAccepted ? 'Good faith exam' : exam.heading}
        </h2>
        <button type="button" className="icon-button" aria-label="Close exam" onClick={close}>
          <ControlIcon name="close" />
        </button>
      </div>
      {isAccepted ? (
        <ExamFrame exam={exam} phone={phone} onDone={close} />
      ) : (
        <ExamDisclosure exam={exam} onAccept={accept} onLeave={close} />
      )}
    </dialog>
  )
  // Within the section it would take on its ground's colours.
  return createPortal(window, opener.closest('.site') ?? document.body)
}
