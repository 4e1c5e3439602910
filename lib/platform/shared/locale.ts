const locale = 'en-US'

/** What documents are written in, as `lang` says it. */
export const language = (): string => locale.slice(0, 2)

/** The same with its country, for PDFs. */
export const languageTag = (): string => locale

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(locale, options)

/** A moment in words; `options` say in which time zone. */
export const formatMoment = (at: Date, options: Intl.DateTimeFormatOptions & { timeZone: string }): string =>
  at.toLocaleString(locale, options)

/** A day such as `2026-12-24` in words: 'December 24, 2026' unless told otherwise. */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  formatMoment(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' })
