import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'
import { clinicMoment } from '@/lib/platform/clinic-time/shared/clinic-time'
import { answerPage, answerTooOften, pageOf } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { remembered } from '@/lib/platform/server/remembered'
import { escapeHtml } from '@/lib/platform/shared/text'
import { inTime } from './checks'
import { readAlarms } from './read-alarms'
import { type StatusLine, statusHeading, statusLines } from './status-words'

/** However many ask, the database is asked four times a minute, and nobody outside. */
const known = remembered('status-page', { load: readAlarms, holdsMs: 15_000, restMs: 15_000 })
/** The watch looks every minute; what is older says nothing about now. */
const longestMs = 5 * 60_000

/** The status page: what works in plain words, in no cache and in no search engine. */
export async function statusAnswer(request: Request): Promise<Response> {
  const wait = await secondsToWait('status', request)
  if (wait !== null) return answerTooOften(wait)
  const [clinic, alarms] = await Promise.all([
    inTime(getSiteSettings()).catch(() => null),
    known.get().catch(() => null),
  ])
  const at = now()
  const lines = statusLines(alarms ? alarms.open.map(({ name }) => name) : ['database'])
  const isOld = alarms !== null && !(at.getTime() - Date.parse(alarms.seenAt ?? '') < longestMs)
  const body = isOld ? unknown : `<dl>${lines.map(line).join('')}</dl>${checked(alarms?.seenAt, at)}`
  const title = isOld ? 'We can’t say right now' : statusHeading(lines)
  return answerPage(200, pageOf(title, { name: clinic?.clinicName ?? '', phone: clinic?.phone ?? '' }, body))
}

/** A shape and a color for who sees well; the words say all of it. */
const marks = {
  working: { shape: '●', color: '#237a44' },
  slower: { shape: '◐', color: '#946200' },
  broken: { shape: '○', color: '#b3261e' },
} as const

const line = ({ title, tone, words }: StatusLine) =>
  `<dt><span aria-hidden="true" style="color:${marks[tone].color}">${marks[tone].shape}</span> <strong>${escapeHtml(title)}</strong></dt><dd>${escapeHtml(words)}</dd>`

const checked = (seenAt: string | null | undefined, at: Date) =>
  `<p>Checked ${escapeHtml(clinicMoment(seenAt ? new Date(seenAt) : at, at))}, Arizona time.</p>`

const unknown = '<p>Our last check was a while ago. The page you need may well be working; please try it.</p>'
