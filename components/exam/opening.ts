import type { ReactNode } from 'react'
import type { Exam } from '@/lib/exam/model'

type Props = {
  exam: Exam
  phone: string | null
  /** What opened it and gets the focus back. */
  opener: HTMLElement
  onStage: (stage: 'idle' | 'late') => void
  /** Called with the reason when the limit has passed, or when it will not come. */
  onMissing: (why: string) => void
  onEnd: () => void
}

/** One opening of the exam, from the press to its end. */
export type ExamOpening = (props: Props) => ReactNode
export type OpeningProps = Props
