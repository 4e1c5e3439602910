'use client'

import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Exam } from '@/lib/exam/model'
import type { ExamOpening } from './opening'
import { isProviderThere, showProviderWindow } from './provider-window'

type Props = {
  exam: Exam | null
  phone: string | null
  look: 'primary' | 'light'
  /** Shown when the exam does not open. */
  otherWays: ReactNode
  /** Stands beside the button. */
  children: ReactNode
}

/** missing: it does not open. late: it came after we said so. */
type Stage = 'idle' | 'loading' | 'missing' | 'late'
type Opening = { number: number; Opening: ExamOpening; opener: HTMLElement }

/** 'Schedule Exam' opens the exam; where it does not come, 'Not available!' and the ways on without it (HOME-029 to HOME-032). */
export function ScheduleExam({ exam, phone, look, otherWays, children }: Props) {
  const [stage, setStage] = useState<Stage>('idle')
  const [opening, setOpening] = useState<Opening | null>(null)
  const presses = useRef(0)
  const isMissing = stage === 'missing'

  const giveUp = useCallback((why: string) => {
    console.error(`The exam did not open: ${why}.`)
    setStage('missing')
  }, [])
  const end = useCallback(() => setOpening(null), [])

  async function open(opener: HTMLElement) {
    if (stage === 'loading') return
    const number = ++presses.current
    if (!exam) return giveUp('it has no address in the settings')
    const isThere = 'script' in exam && isProviderThere()
    if (isThere) showProviderWindow()
    setStage(isThere ? 'idle' : 'loading')
    try {
      const Opening = await load(exam)
      setOpening({ number, Opening, opener })
    } catch {
      if (!isThere) giveUp('its code did not load')
    }
  }

  return (
    <>
      <div className="exam-row">
        <button
          type="button"
          className={`button button-${look}`}
          aria-haspopup="dialog"
          aria-disabled={stage === 'loading'}
          onClick={({ currentTarget }) => void open(currentTarget)}
        >
          Schedule Exam
        </button>
        {children}
      </div>
      <div role="status" className="exam-status">
        {stage === 'loading' && <p className="widget-loading">Loading the exam …</p>}
        {stage === 'late' && <p>The exam is here now. Press “Schedule Exam” once more.</p>}
        <p hidden={!isMissing} className="exam-missing">
          Not available!
        </p>
        {isMissing && <p>The exam could not be loaded.{phone && ' You can arrange it by phone.'}</p>}
      </div>
      <div hidden={!isMissing} className="exam-ways">
        {otherWays}
      </div>
      {exam && opening && (
        <opening.Opening
          key={opening.number}
          exam={exam}
          phone={phone}
          opener={opening.opener}
          onStage={setStage}
          onMissing={giveUp}
          onEnd={end}
        />
      )}
    </>
  )
}

const load = async (exam: Exam): Promise<ExamOpening> =>
  'own' in exam ? (await import('./own-exam')).OwnExam : (await import('./provider-exam')).ProviderExam
