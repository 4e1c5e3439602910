import { widgetAddress } from '@/lib/care/widgets/shared/widget-address'
import type { BookingSettings } from '@/lib/content/server/settings'

/** What a patient reads before the exam, and where it is. */
export type Exam = {
  page: string
  /** Whether the provider's form comes into our window; else its page opens in a tab of its own. */
  isFramed: boolean
  heading: string
  paragraphs: string[]
  terms: string | null
  limitSeconds: number | null
}

type Settings = Pick<
  BookingSettings,
  'examForm' | 'examPage' | 'examHeading' | 'examDisclosure' | 'examTerms' | 'limitSeconds'
>

const identity = ['first_name', 'last_name', 'email', 'phone_number', 'gender']

/**
 * The exam as the clinic's settings have it, at the stand-in where there is one; null where they name no usable
 * address.
 */
export function examOf(settings: Settings | null, standInUrl: string | undefined): Exam | null {
  const usable = (address: string | null | undefined) => (isUsable(address) ? address : null)
  const page = usable(settings?.examPage)
  if (!settings || !page) return null
  const terms = usable(settings.examTerms)
  return {
    page: widgetAddress(namingNobody(page), standInUrl),
    isFramed: settings.examForm === 'own',
    heading: settings.examHeading || 'Good faith exam',
    paragraphs: (settings.examDisclosure ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim()),
    terms: terms && widgetAddress(terms, standInUrl),
    limitSeconds: settings.limitSeconds,
  }
}

const isUsable = (address: string | null | undefined): address is string =>
  Boolean(address?.startsWith('https://') && URL.canParse(address))

/**
 * The form's address with its fields about a person empty: an address is written into logs (docs/contracts/widgets.md
 * B2).
 */
function namingNobody(address: string): string {
  const url = new URL(address)
  for (const name of identity) if (url.searchParams.has(name)) url.searchParams.set(name, '')
  return url.href
}
