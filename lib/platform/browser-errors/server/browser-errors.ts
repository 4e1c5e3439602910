import 'server-only'
import { createHash } from 'node:crypto'
import {
  type BrowserError,
  browserName,
  type ErrorReport,
  withoutPersons,
} from '@/lib/platform/browser-errors/shared'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'

/** Counts one for today at the clinic, without what could tell of a person. Throws when the database fails. */
export async function recordBrowserError(report: ErrorReport, userAgent: string): Promise<void> {
  const { message, frame, path } = withoutPersons(report)
  await callDatabase('record_browser_error', "A browser's error could not be stored", {
    p_fingerprint: createHash('sha256').update(`${message}\n${frame}`).digest('hex').slice(0, 16),
    p_message: message,
    p_frame: frame,
    p_path: path,
    p_browser: browserName(userAgent),
    p_digest: report.digest ?? null,
    p_now: now().toISOString(),
  })
}

/** The kinds of the last 30 days, the latest first, at most 100. Throws when the database fails. */
export async function listBrowserErrors(): Promise<BrowserError[]> {
  const data = await callDatabase('list_browser_errors', "The browsers' errors could not be read", {
    p_now: now().toISOString(),
  })
  return data.map(({ last_at, ...kind }) => ({ ...kind, lastAt: isoMoment(last_at) }))
}
