import type { BookingSettings } from '@/lib/content/booking-settings'
import { widgetAddress } from '@/lib/widgets/model'

export type OwnWindow = { heading: string; paragraphs: string[]; terms: string | null }

/** How this site opens the exam: the provider's script with its window, or our own window around the provider's form. */
export type Exam = { page: string; limitSeconds: number | null } & ({ script: string } | { own: OwnWindow })

type Settings = Pick<
  BookingSettings,
  'examForm' | 'examScript' | 'examPage' | 'examHeading' | 'examDisclosure' | 'examTerms' | 'limitSeconds'
>

const identity = ['first_name', 'last_name', 'email', 'phone_number', 'gender']

/** The exam as the clinic's settings have it, at the stand-in where there is one; null where they name no usable address. */
export function examOf(settings: Settings | null, standInUrl: string | undefined): Exam | null {
  const usable = (address: string | null | undefined) => (isUsable(address) ? address : null)
  const page = usable(settings?.examPage)
  if (!settings || !page) return null
  const way = { page: widgetAddress(namingNobody(page), standInUrl), limitSeconds: settings.limitSeconds }
  if (settings.examForm === 'own') {
    const { examHeading, examDisclosure, examTerms } = settings
    const paragraphs = (examDisclosure ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
    const terms = usable(examTerms)
    return {
      ...way,
      own: {
        heading: examHeading || 'Good faith exam',
        paragraphs,
        terms: terms && widgetAddress(terms, standInUrl),
      },
    }
  }
  const script = usable(settings.examScript)
  return script ? { ...way, script: widgetAddress(script, standInUrl) } : null
}

const isUsable = (address: string | null | undefined): address is string =>
  Boolean(address?.startsWith('https://') && URL.canParse(address))

/** The form's address with its fields about a person empty: an address is written into logs (contracts B2). */
function namingNobody(address: string): string {
  const url = new URL(address)
  for (const name of identity) if (url.searchParams.has(name)) url.searchParams.set(name, '')
  return url.href
}
