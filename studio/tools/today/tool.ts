import { SunIcon } from '@sanity/icons/Sun'
import { lazy } from 'react'
import type { Tool } from 'sanity'

/** What waits, what came in and what is broken: `/studio/today`. */
export const todayTool: Tool = {
  name: 'today',
  title: 'Today',
  icon: SunIcon,
  component: lazy(() => import('./today.tsx').then(({ TodayTool }) => ({ default: TodayTool }))),
}
