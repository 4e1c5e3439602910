import { clinicTime } from '@/lib/platform/clinic-time/shared/model'

const dayOf = (at: Date) => at.toLocaleDateString('en-US', { timeZone: 'America/Phoenix', dateStyle: 'full' })

/** “Saturday, January 16, 2027, 10:00 AM to 11:30 AM”, in Arizona's time; an end at midnight counts as none. Takes ISO strings. */
export function eventWhen({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const end = clinicTime(new Date(endsAt))
  const begin = new Date(startsAt)
  return `${dayOf(begin)}, ${clinicTime(begin)}${end === '12:00 AM' ? '' : ` to ${end}`}`
}
