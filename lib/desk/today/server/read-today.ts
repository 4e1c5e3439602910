import 'server-only'
import { readPulse } from '@/lib/care/requests/server/list'
import { readAlarms } from '@/lib/desk/health/server/alarms'
import { countWaitingRefunds } from '@/lib/desk/refunds/server/confirm'
import type { Today } from '@/lib/desk/today/shared'
import { readMailCounts } from '@/lib/mail/server/staff-list'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { mayDo, type Permission } from '@/lib/platform/staff-session/shared/permissions'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'

type Figures = Required<Pick<Today, 'orders' | 'exams' | 'stock' | 'planned' | 'money'>>

const needed = {
  orders: 'orders.read',
  exams: 'exams.read',
  stock: 'stock.read',
  planned: 'schedule.read',
  money: 'money.read',
} as const satisfies Record<keyof Figures, Permission>

/** The figures this person's role may see, and what is broken. Throws when the database fails. */
export async function readToday({ email, role }: Staff): Promise<Today> {
  const at = now().toISOString()
  const [figures, pulse, mails, alarms, waiting] = await Promise.all([
    callDatabase('today_figures', 'The day’s figures could not be read', { p_now: at }),
    mayDo(role, 'requests.read') ? readPulse(email) : undefined,
    mayDo(role, 'mail.read') ? readMailCounts() : undefined,
    readAlarms(),
    mayDo(role, 'refunds.review') ? countWaitingRefunds() : 0,
  ])
  const allowed = Object.entries(figures as Figures).filter(([name]) =>
    mayDo(role, needed[name as keyof Figures]),
  )
  const requests = pulse && { open: pulse.open, late: pulse.late, review: pulse.review }
  return {
    ...Object.fromEntries(allowed),
    ...(requests && { requests }),
    ...(mails && { mails }),
    ...(waiting > 0 && { refunds: { waiting } }),
    ...alarms,
    now: at,
  }
}
