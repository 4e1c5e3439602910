'use client'

import './exam-window.css'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CallLink } from '@/components/content/call-link'
import { Dialog } from '@/components/ui/dialog'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'
import type { Exam } from '@/lib/care/exam/server/exam'

type Props = {
  exam: Exam
  phone: string | null
  /** What opened it and gets the focus back. */
  opener: HTMLElement
  onEnd: () => void
}

/** What a patient accepts, then the provider's form. Pressing beside it does not end a call. */
export function ExamWindow({ exam, phone, opener, onEnd }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAccepted, setAccepted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is the reason, not an input.
  useEffect(() => heading.current?.focus(), [isAccepted])
  useEffect(() => () => void setTimeout(() => opener.focus()), [opener])

  const window = (
    <Dialog
      title={isAccepted ? 'Good faith exam' : exam.heading}
      heading={heading}
      closeLabel="Close exam"
      className=""
      onClose={onEnd}
    >
      <div className="exam-window">
        {isAccepted ? (
          <ExamFrame exam={exam} phone={phone} onDone={onEnd} />
        ) : (
          <ExamDisclosure exam={exam} onAccept={() => setAccepted(true)} onLeave={onEnd} />
        )}
      </div>
    </Dialog>
  )
  // Within the section it would take on its ground's colours.
  return createPortal(window, opener.closest('.site') ?? document.body)
}

type ExamDisclosureProps = { exam: Exam; onAccept: () => void; onLeave: () => void }

const acceptance = 'Accept and open the exam'

/** What a patient reads before the provider's form opens. */
export function ExamDisclosure({ exam, onAccept, onLeave }: ExamDisclosureProps) {
  return (
    <div className="grid gap-4 px-5 pt-6 pb-7 md:px-8 md:pt-7 md:pb-9">
      {exam.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {exam.terms && (
        <p>
          <a href={exam.terms} target="_blank" rel="noreferrer" className="text-link">
            Read the partner’s terms<span className="sr-only"> (new tab)</span>
          </a>
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {exam.isFramed ? (
          <button type="button" className="button button-primary" onClick={onAccept}>
            {acceptance}
          </button>
        ) : (
          <a
            href={exam.page}
            target="_blank"
            rel="noreferrer"
            className="button button-primary"
            // Not before the browser has followed it.
            onClick={() => setTimeout(onLeave)}
          >
            {acceptance}
            <span className="sr-only"> (new tab)</span>
          </a>
        )}
        <button type="button" className="button button-quiet" onClick={onLeave}>
          Not now
        </button>
      </div>
    </div>
  )
}

type ExamFrameProps = { exam: Exam; phone: string | null; onDone: () => void }

/** It may do what a form and a call need, but not lead this page elsewhere. */
const allowances =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox'

/**
 * The provider's form. A browser does not tell when a frame shows an error, so the ways on without it are always
 * below.
 */
export function ExamFrame({ exam, phone, onDone }: ExamFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const { origin } = new URL(exam.page, location.href)
  const phase = useWidgetPhase({
    widget: 'exam',
    limitSeconds: exam.limitSeconds,
    isReady,
    isFailed: false,
  })

  useEffect(() => {
    const listen = (message: MessageEvent) => {
      const isForm = message.origin === origin && message.source === frame.current?.contentWindow
      if (isForm && message.data === 'close-iframe') onDone()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, onDone])

  return (
    <>
      <div className="grid min-h-96 flex-1 *:[grid-area:1/1]">
        <div className={phase === 'ready' ? undefined : 'z-1 px-5 py-6'}>
          <WidgetStatus phase={phase} widget="exam" phone={phone} />
        </div>
        <iframe
          ref={frame}
          className={`size-full border-0 ${phase === 'ready' ? '' : 'invisible'}`}
          src={exam.page}
          title="Good faith exam"
          allow={['camera', 'microphone', 'display-capture'].map((name) => `${name} ${origin}`).join('; ')}
          // A frame of our own origin could take its fence down, and Chromium warns of that.
          sandbox={origin === location.origin ? undefined : allowances}
          onLoad={() => setReady(true)}
        />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4.5 border-sand-200 border-t px-5 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-sm md:px-8 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center">
        <p>Not working?</p>
        <CallLink phone={phone} label={`Call ${phone}`} className="call" />
        <a href="/contact?about=exam#call-back" className="text-link">
          Ask us to call you
        </a>
        <a href={exam.page} className="text-link">
          Open it on its own page
        </a>
      </div>
    </>
  )
}
