import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'
import type { AlarmName } from '@/lib/desk/health/shared'
import { clinicMoment } from '@/lib/platform/clinic-time/shared/clinic-time'
import { answerPage, answerTooOften, pageOf } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { remembered } from '@/lib/platform/server/remembered'
import { escapeHtml } from '@/lib/platform/shared/text'
import { readAlarms } from './alarms'
import { inTime } from './checks'

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

type Tone = 'working' | 'slower' | 'broken'
type StatusLine = { title: string; tone: Tone; words: string }

type Part = {
  title: string
  /** By which alarm it is so; the first that is open counts, and none means it works. */
  troubles: [alarm: AlarmName, tone: Tone, words: string][]
}

const parts: Part[] = [
  {
    title: 'Pages and prices',
    troubles: [['content', 'slower', 'Working. Today’s changes may take a little longer to show.']],
  },
  {
    title: 'Booking',
    troubles: [['certificate', 'slower', 'Working. If your browser warns you, please call us instead.']],
  },
  {
    title: 'Shop and gift cards',
    troubles: [
      ['database', 'broken', 'Not working right now. Nothing is charged. Please call us to order.'],
      ['paypal', 'broken', 'We can’t take payments right now. Nothing is charged. Please call us to order.'],
      ['webhook', 'slower', 'Working. Confirmations may take a minute longer.'],
    ],
  },
  {
    title: 'Forms and requests',
    troubles: [
      ['database', 'broken', 'Not working right now. Please call us.'],
      ['mail', 'slower', 'Working. Our emails may take longer to arrive.'],
    ],
  },
  {
    title: 'Accounts',
    troubles: [
      ['database', 'broken', 'You can’t sign in right now.'],
      ['mail', 'slower', 'Working. Our emails may take longer to arrive.'],
    ],
  },
  {
    title: 'Receipts and other emails',
    troubles: [
      ['database', 'slower', 'Delayed. Nothing is lost.'],
      ['mail', 'slower', 'Delayed. Nothing is lost.'],
    ],
  },
]

/** What visitors are told of each part of the site, and nothing about its machines. */
export const statusLines = (open: AlarmName[]): StatusLine[] =>
  parts.map(({ title, troubles }) => {
    const trouble = troubles.find(([alarm]) => open.includes(alarm))
    return { title, tone: trouble?.[1] ?? 'working', words: trouble?.[2] ?? 'Working.' }
  })

/** All of it in a heading. */
export function statusHeading(lines: StatusLine[]): string {
  if (lines.some(({ tone }) => tone === 'broken')) return 'Some things aren’t working right now'
  return lines.every(({ tone }) => tone === 'working') ? 'Everything is working' : 'Working, with delays'
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
