const options = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Phoenix',
} as const

/** A moment as it is where the clinic is. */
export const clinicTime = (at: string): string => new Date(at).toLocaleString('en-US', options)
