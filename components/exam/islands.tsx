'use client'

import { island } from '@/components/ui/island'

export const ScheduleExamIsland = island(async () => (await import('./schedule-exam')).ScheduleExam)
