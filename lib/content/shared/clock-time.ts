/** "8:00 AM" for "08:00"; what is no time of day comes back as it is. */
export function clockTime(time: string | null | undefined): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time ?? '') ?? []
  if (!hours || !minutes) return time ?? ''
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
