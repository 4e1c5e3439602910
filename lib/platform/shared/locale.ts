const locale = 'en-US'

/** What documents are written in, as `lang` says it. */
export const language = (): string => locale.slice(0, 2)

/** The same with its country, for PDFs. */
export const languageTag = (): string => locale

export const formatNumber = (value: number): string => value.toLocaleString(locale)

/** Made once: making one takes as long as using it fifty times. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in words; `options` say which parts, and in which time zone. 'Invalid Date' for none. */
export function formatMoment(
  at: Date,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
  tag = locale,
): string {
  if (Number.isNaN(at.getTime())) return String(at)
  const name = tag + JSON.stringify(options)
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tag, options)
  formats.set(name, format)
  return format.format(at)
}

/** A day such as `2026-12-24` in words: 'December 24, 2026' unless told otherwise. */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  formatMoment(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' })
