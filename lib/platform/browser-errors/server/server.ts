import 'server-only'
import { createHash } from 'node:crypto'
import {
  type BrowserError,
  browserName,
  type ErrorReport,
  withoutPersons,
} from '@/lib/platform/browser-errors/shared'
import { isoMoment, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'

/** Counts one for today at the clinic, without what could tell of a person. Throws when the database fails. */
export async function recordBrowserError(report: ErrorReport, userAgent: string): Promise<void> {
  const { message, frame, path } = withoutPersons(report)
  const { error } = await serviceClient().rpc('record_browser_error', {
    p_fingerprint: createHash('sha256').update(`${message}\n${frame}`).digest('hex').slice(0, 16),
    p_message: message,
    p_frame: frame,
    p_path: path,
    p_browser: browserName(userAgent),
    // The generated type knows no null in an argument.
    p_digest: (report.digest ?? null) as string,
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`A browser's error could not be stored: ${error.message}`)
}

/** The kinds of the last 30 days, the latest first, at most 100. Throws when the database fails. */
export async function listBrowserErrors(): Promise<BrowserError[]> {
  const { data, error } = await serviceClient().rpc('list_browser_errors', { p_now: now().toISOString() })
  if (error) throw new Error(`The browsers' errors could not be read: ${error.message}`)
  return data.map(({ last_at, ...kind }) => ({ ...kind, lastAt: isoMoment(last_at) }))
}
