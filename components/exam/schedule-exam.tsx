'use client'

import { type ReactNode, useCallback, useState } from 'react'
import type { Exam } from '@/lib/care/exam/server/exam'

type Props = {
  exam: Exam | null
  phone: string | null
  look: 'primary' | 'light'
  /** Shown when the exam does not open. */
  otherWays: ReactNode
  /** Stands beside the button. */
  children: ReactNode
}

type Stage = 'idle' | 'loading' | 'missing'
type Opening = { Window: typeof import('./exam-window').ExamWindow; opener: HTMLElement }

/**
 * 'Schedule Exam' opens the exam; where it does not come, 'Not available!' and the ways on without it (HOME-029 to
 * HOME-032).
 */
export function ScheduleExam({ exam, phone, look, otherWays, children }: Props) {
  const [stage, setStage] = useState<Stage>('idle')
  const [opening, setOpening] = useState<Opening | null>(null)
  const isMissing = stage === 'missing'
  const end = useCallback(() => setOpening(null), [])

  function giveUp(why: string) {
    console.error(`The exam did not open: ${why}.`)
    setStage('missing')
  }

  async function open(opener: HTMLElement) {
    const { showDisclosureModal } = window as { showDisclosureModal?: unknown }
    // A provider's own window, where its script is there; nothing of ours brings it
    // (docs/decisions/0013-good-faith-exam.md).
    if (typeof showDisclosureModal === 'function') return showDisclosureModal()
    if (stage === 'loading') return
    if (!exam) return giveUp('it has no address in the settings')
    setStage('loading')
    try {
      setOpening({ Window: (await import('./exam-window')).ExamWindow, opener })
      setStage('idle')
    } catch {
      giveUp('its code did not load')
    }
  }

  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={`button button-${look} aria-disabled:cursor-progress`}
          aria-haspopup="dialog"
          aria-disabled={stage === 'loading'}
          onClick={({ currentTarget }) => void open(currentTarget)}
        >
          Schedule Exam
        </button>
        {children}
      </div>
      <div role="status" className="has-[:not([hidden])]:mt-4">
        {stage === 'loading' && (
          <p className="widget-loading justify-start on-dark:text-inherit">Loading the exam…</p>
        )}
        <p hidden={!isMissing} className="font-[700] text-ink-900 on-dark:text-inherit">
          Not available!
        </p>
        {isMissing && <p>The exam could not be loaded.{phone && ' You can arrange it by phone.'}</p>}
      </div>
      <div hidden={!isMissing} className="peer/ways mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        {otherWays}
      </div>
      {exam && opening && <opening.Window exam={exam} phone={phone} opener={opening.opener} onEnd={end} />}
    </>
  )
}
