import { CalendarIcon } from '@sanity/icons/Calendar'
import { lazy } from 'react'
import type { Tool } from 'sanity'

/** What changes by itself at a moment: `/studio/schedule`. */
export const scheduleTool: Tool = {
  name: 'schedule',
  title: 'Schedule',
  icon: CalendarIcon,
  component: lazy(() => import('./schedule.tsx').then(({ Schedule }) => ({ default: Schedule }))),
}
