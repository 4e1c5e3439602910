import { visitKey } from '@/lib/platform/browser/kept-here'

/** What the visitor typed once and need not type again; empty where nothing was, or the browser keeps nothing. */
export type KeptVisit = { zip: string; phone: string }

/** ZIP code and phone number as they were last accepted. Never throws. */
export function keptVisit(): KeptVisit {
  try {
    const { zip, phone } = JSON.parse(localStorage.getItem(visitKey) ?? '{}')
    return { zip: typeof zip === 'string' ? zip : '', phone: typeof phone === 'string' ? phone : '' }
  } catch {
    return { zip: '', phone: '' }
  }
}

/** Keeps what is given beside what was kept before. Never throws. */
export function keepVisit({ zip, phone }: Partial<KeptVisit>): void {
  const kept = keptVisit()
  try {
    localStorage.setItem(visitKey, JSON.stringify({ zip: zip ?? kept.zip, phone: phone ?? kept.phone }))
  } catch {
    // Then it is typed again.
  }
}
