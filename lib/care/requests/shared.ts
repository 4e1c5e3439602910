import { z } from 'zod'
import { keptLine, keptText } from '@/lib/platform/shared/text'
import { clinicDate, clinicDay, clinicMoment } from '../../platform/clinic-time/shared/clinic-time.ts'

export const requestStatuses = {
  new: 'New',
  needs_review: 'Needs review',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
} as const
export type RequestStatus = keyof typeof requestStatuses

export const requestViews = {
  open: 'Open',
  mine: 'Mine',
  review: 'Needs review',
  answered: 'Answered',
  all: 'All',
} as const
export type RequestView = keyof typeof requestViews

const names = <Key extends string>(record: Record<Key, string>) =>
  Object.keys(record) as unknown as [Key, ...Key[]]

/** The address' query of a list; `next` of the last answer as `after` continues it. */
export const listQuery = z.strictObject({
  view: z.enum(names(requestViews)).default('open'),
  form: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,63}$/)
    .optional(),
  status: z.enum(names(requestStatuses)).optional(),
  /** A person's email, or `nobody`. */
  assignee: z.string().max(320).optional(),
  search: z.string().max(200).optional(),
  after: z
    .string()
    .regex(/^-?[\d.]{1,40}~[0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type ListQuery = z.infer<typeof listQuery>

/** `updatedAt` of what the person saw: when somebody else was faster, nothing is changed. */
const seen = z.iso.datetime({ offset: true })

export const changeRequest = z
  .strictObject({
    seen,
    /** Only our own checks hold something for a review. */
    status: z.enum(['new', 'in_progress', 'answered', 'closed']).optional(),
    assignee: z.email().nullable().optional(),
  })
  .refine(({ status, assignee }) => status !== undefined || assignee !== undefined, {
    path: ['status'],
    error: 'say what to change',
  })

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write something first.')
    .max(most, `Use at most ${most} characters.`)
    .regex(keptText, 'Some of it can’t be read. Please type it again.')

export const noteRequest = z.strictObject({ text: words(5000) })

export const replyRequest = z.strictObject({
  seen,
  subject: words(150).regex(keptLine, 'The subject is one line.'),
  text: words(8000),
})

export const examRequest = z.strictObject({ done: z.boolean() })

type Person = { email: string; name: string }

export type RequestRow = {
  id: string
  /** The first 8 characters of the id, as the sender was told it. */
  reference: string
  form: string
  formTitle: string
  name: string
  email: string | null
  phone: string | null
  status: RequestStatus
  assignee: Person | null
  dueAt: string | null
  answeredAt: string | null
  redactedAt: string | null
  createdAt: string
  updatedAt: string
}

export type RequestField = {
  name: string
  label: string
  kind: 'text' | 'email' | 'phone' | 'address'
  isLong: boolean
  /** Null once it was removed. */
  text: string | null
}

export type HistoryEntry = { id: string; at: string; by: string | null } & (
  | { kind: 'note'; text: string | null }
  | { kind: 'reply'; text: string | null; subject: string | null }
  | { kind: 'mail'; title: string; state: string; problem: string | null }
  | { kind: 'action'; text: string }
)

export type RequestDetail = RequestRow & {
  fields: RequestField[]
  /** Why it looks like spam, in words. */
  reviewReasons: string[]
  history: HistoryEntry[]
  exam: { by: string; at: string } | null
  /** Whether a mail about it is on its way. */
  isSending: boolean
}

export type RequestPulse = {
  /** Another text whenever any request was changed or came. */
  changed: string
  open: number
  mine: number
  review: number
  late: number
  now: string
}

export type RequestChoices = { forms: { id: string; title: string }[]; people: Person[] }

export type Due = { tone: 'late' | 'today' | 'later' | 'done' | 'none'; text: string }

/** How urgent an answer is, in few words: what a receptionist has to see at a glance. */
export function dueOf(
  { status, dueAt, answeredAt }: { status: RequestStatus; dueAt: string | null; answeredAt: string | null },
  now: Date,
): Due {
  if (status === 'closed') return { tone: 'done', text: 'Closed' }
  if (status === 'answered')
    return {
      tone: 'done',
      text: answeredAt ? `Answered ${clinicDay(new Date(answeredAt), now)}` : 'Answered',
    }
  if (dueAt === null) return { tone: 'none', text: 'No due time' }
  const due = new Date(dueAt)
  const minutesLate = Math.floor((now.getTime() - due.getTime()) / 60_000)
  if (minutesLate >= 0) return { tone: 'late', text: `${duration(minutesLate)} late` }
  const isEndOfDay = clinicDate(new Date(due.getTime() + 60_000)) !== clinicDate(due)
  const when = isEndOfDay ? clinicDay(due, now) : clinicMoment(due, now)
  return { tone: clinicDate(due) === clinicDate(now) ? 'today' : 'later', text: `Due ${when}` }
}

function duration(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`
  return `${Math.floor(minutes / 1440)} days`
}
