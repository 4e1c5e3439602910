import { definePlugin } from 'sanity'
import { PlannedBadge } from './planned-badge.ts'
import { ScheduleAction } from './schedule-action.tsx'
import { scheduleTool } from './tool.ts'

/** The tool, "Schedule…" in every document's menu, and the badge of documents that will change. */
export const schedulePlugin = definePlugin({
  name: 'schedule',
  tools: [scheduleTool],
  document: {
    // Sanity's own, where it is offered, would publish past the staff's list.
    actions: (previous) => [...previous.filter(({ action }) => action !== 'schedule'), ScheduleAction],
    badges: (previous) => [...previous, PlannedBadge],
  },
})
