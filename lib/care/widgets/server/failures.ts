import 'server-only'
import { z } from 'zod'
import { type FailureCount, firstDay, type TroubleReport, troubleOf } from '@/lib/care/widgets/shared/failure'
import {
  type WidgetFailure,
  type WidgetName,
  widgetFailures,
  widgetNames,
} from '@/lib/care/widgets/shared/widget-address'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'

/** What a browser tells when a block of somebody else did not come. */
export const failureRequest = z.strictObject({
  widget: z.enum(widgetNames),
  reason: z.enum(widgetFailures),
})

/** Counts one for today at the clinic. Throws when the database fails. */
export async function countFailure(widget: WidgetName, reason: WidgetFailure): Promise<void> {
  await callDatabase('count_widget_failure', 'A failure could not be counted', {
    p_widget: widget,
    p_reason: reason,
    p_now: now().toISOString(),
  })
}

/** How each block did in the last 7 and 30 days. Throws when the database fails. */
export async function readTrouble(): Promise<TroubleReport> {
  const today = clinicDate(now())
  const { data, error } = await serviceClient()
    .from('widget_failures')
    .select()
    .gte('day', firstDay(today, 30))
    .lte('day', today)
  if (error) throw new Error(`The failures could not be read: ${error.message}`)
  return troubleOf(data as FailureCount[], today)
}
