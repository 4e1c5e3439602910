import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'

/** '2024–2026', or just '2024' in the first year (FOOT-013). The year is that of Arizona, where the clinic is. */
export function copyrightYears(from: number, now: Date): string {
  const year = Number(clinicDate(now).slice(0, 4))
  return year > from ? `${from}–${year}` : String(from)
}
