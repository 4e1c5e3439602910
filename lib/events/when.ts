const inArizona = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/Phoenix', ...options }).format(new Date(moment))

const clock = (moment: string) => inArizona(moment, { hour: 'numeric', minute: '2-digit' })

/** “Saturday, January 16, 2027, 10:00 AM to 11:30 AM”, in Arizona's time; an end at midnight counts as none. */
export function eventWhen({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const isOpenEnded = inArizona(endsAt, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) === '00:00'
  const day = inArizona(startsAt, { dateStyle: 'full' })
  return `${day}, ${clock(startsAt)}${isOpenEnded ? '' : ` to ${clock(endsAt)}`}`
}
