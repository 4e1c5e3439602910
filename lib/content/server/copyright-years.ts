/** '2024–2026', or just '2024' in the first year (FOOT-013). The year is that of Arizona, where the clinic is. */
export function copyrightYears(from: number, now: Date): string {
  const year = Number(now.toLocaleDateString('en-US', { year: 'numeric', timeZone: 'America/Phoenix' }))
  return year > from ? `${from}–${year}` : String(from)
}
