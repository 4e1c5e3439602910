import 'server-only'
import { type AlarmName, alarmNames, isAlarmName } from '@/lib/desk/health/shared'
import { deliverMailsSoon, hurryMails, sendPastOutbox } from '@/lib/mail/server/outbox'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { holdLease } from '@/lib/platform/jobs/server/jobs'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { log } from '@/lib/platform/telemetry/server/log'
import { type AlarmState, afterLook, allWell, postAlarm, readNote, type WatchNote, writeNote } from './alarms'
import { inTime, mailReach } from './checks'
import { lookAround, type World } from './look-around'

/** Longer than a look and the minute until the next. */
const leaseSeconds = 150

/**
 * Looks at everything, every minute, and tells the owner what begins and what is over (docs/decisions/0050-alarms.md).
 * Of several nodes one does so; while the database can't say who, the one that did last. Throws when nothing could be
 * written down: the next look tells then.
 */
export async function watchOver(world?: World): Promise<void> {
  const lease = await inTime(holdLease('watch', leaseSeconds)).catch(() => null)
  const note = { ...readNote(), ...(lease !== null && { isInCharge: lease }) }
  writeNote(note)
  if (lease === false && note.database.isOpen) await handOver(note)
  if (!note.isInCharge) return
  const looks = await lookAround(world)
  const at = now().toISOString()
  if (lease === null || looks.database === false) await lookedInVain(note, at)
  else {
    await inTime(lookedAt(note, looks, at))
    await postWhatWaits()
  }
}

/** Another node watches by now: what this one told of the database stands in the table, so that the other tells its end. */
async function handOver(note: WatchNote): Promise<void> {
  await record('database', false, { state: note.database, tells: null }, now().toISOString())
  writeNote({ ...note, database: allWell, untold: [] })
}

/** The database is away, or answers no longer: nothing else can be kept, and only this is told. */
async function lookedInVain(note: WatchNote, at: string): Promise<void> {
  const { state, tells } = afterLook(note.database, false, at)
  const untold = tells === 'began' ? (['webhook', 'mail'] as const) : note.untold
  writeNote({ ...note, database: state, untold: [...untold] })
  const left: WatchNote['untold'] = []
  for (const way of untold) if (!(await tellPastDatabase(way, state.since ?? at, at))) left.push(way)
  writeNote({ ...note, database: state, untold: left })
}

const owners = () => processState('watch-owners', () => ({ emails: [] as string[] }))

async function tellPastDatabase(way: 'mail' | 'webhook', since: string, at: string): Promise<boolean> {
  if (way === 'webhook') return postAlarm('database', 'began')
  if (!env.mail) return true
  const { emails } = owners()
  try {
    // Null is the clinic's own mailbox.
    for (const [index, recipient] of (emails.length > 0 ? emails : [null]).entries())
      await inTime(
        sendPastOutbox({
          id: `alarm-database-${Date.parse(since)}-${index}`,
          kind: 'alarm_began',
          recipient,
          data: { name: 'database', since, until: at },
        }),
      )
    return true
  } catch (error) {
    log.warn('health', 'The alarm waits for its mail', { error })
    return false
  }
}

async function lookedAt(
  note: WatchNote,
  looks: Partial<Record<AlarmName, boolean>>,
  at: string,
): Promise<void> {
  const [rows, staff] = await Promise.all([
    dataOf(serviceClient().from('alarms').select(), 'The alarms could not be read'),
    dataOf(serviceClient().from('staff').select('email').eq('role', 'owner'), 'The owners could not be read'),
  ])
  owners().emails = staff.map(({ email }) => email)
  for (const name of alarmNames) {
    const isWell = looks[name]
    if (isWell === undefined) continue
    const row = rows.find((one) => one.name === name)
    const look = afterLook(name === 'database' ? ofDatabase(note, row) : stateOf(row), isWell, at)
    await record(name, row?.is_open ?? false, look, at)
    // Its end must be written down before it is forgotten here.
    if (name === 'database') writeNote({ ...note, database: look.state, untold: [] })
  }
  const isMailBroken = rows.some(({ name, is_open }) => name === 'mail' && is_open)
  if (isMailBroken && (await mailReach.get().catch(() => false))) await hurryMails()
  deliverMailsSoon()
}

type Row = { is_open: boolean; contrary: number; open_since: string | null }

const stateOf = (row: Row | undefined): AlarmState =>
  row ? { isOpen: row.is_open, contrary: row.contrary, since: isoMoment(row.open_since) } : allWell

/** What could not be written down while it was away counts first; what another node left open is in the row. */
const ofDatabase = ({ database }: WatchNote, row: Row | undefined): AlarmState =>
  database.isOpen || database.contrary > 0 ? database : stateOf(row)

async function record(
  name: AlarmName,
  wasOpen: boolean,
  look: ReturnType<typeof afterLook>,
  at: string,
): Promise<void> {
  const { isOpen, contrary, since } = look.state
  await callDatabase('record_alarm', 'An alarm could not be written down', {
    p_name: name,
    p_was_open: wasOpen,
    p_is_open: isOpen,
    p_contrary: contrary,
    p_open_since: since,
    p_tells: look.tells && `alarm_${look.tells}`,
    p_since: look.tells ? look.since : null,
    p_is_posted: look.tells === null,
    p_now: at,
  })
}

async function postWhatWaits(): Promise<void> {
  const query = serviceClient().from('alarms').select('name, is_open').eq('is_posted', false)
  for (const { name, is_open } of await dataOf(query, 'The alarms could not be read')) {
    if (!isAlarmName(name) || !(await postAlarm(name, is_open ? 'began' : 'over'))) continue
    const posted = serviceClient().from('alarms').update({ is_posted: true })
    await dataOf(posted.eq('name', name).eq('is_open', is_open), 'An alarm could not be written down')
  }
}
