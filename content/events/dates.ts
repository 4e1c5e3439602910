/** The calendar's date in Arizona, which has no summer time. */
const arizonaDate = (now: Date) => new Date(now.getTime() - 7 * 3600 * 1000).toISOString().slice(0, 10)

/**
 * Dates for the first edition: month and day are fixed, the year follows from the day of seeding, so that a fresh demo
 * always has events to come (EVENT-001). Coming ones share one year: this one while `first` is still ahead, else the next.
 */
export function seedDates(now: Date, first: string) {
  const today = arizonaDate(now)
  const year = Number(today.slice(0, 4))
  const comingYear = `${year}-${first}` > today ? year : year + 1
  return {
    coming: (monthAndDay: string) => `${comingYear}-${monthAndDay}`,
    /** The last such day before today. */
    gone: (monthAndDay: string) => `${`${year}-${monthAndDay}` < today ? year : year - 1}-${monthAndDay}`,
  }
}
