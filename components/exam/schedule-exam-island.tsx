'use client'

import { type ComponentProps, lazy } from 'react'
import type { ScheduleExam } from './schedule-exam'

const Loaded = lazy(async () => ({ default: (await import('./schedule-exam')).ScheduleExam }))

/** Only pages with the exam load what opens it. */
export function ScheduleExamIsland(props: ComponentProps<typeof ScheduleExam>) {
  return <Loaded {...props} />
}
