/**
 * A moment of the database's as every browser reads it: it writes `2026-11-21 12:12:50.034+00` or ISO, always to the
 * microsecond.
 */
export function isoMoment(stored: string): string
export function isoMoment(stored: string | null): string | null
export function isoMoment(stored: string | null): string | null {
  return stored === null ? null : stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
