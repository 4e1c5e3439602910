import { DripBag } from '@/components/art/drip-bag'
import { CmsImage } from '@/components/content/cms-image'
import type { Treatment } from '@/lib/content/server/menu'

type Props = {
  treatment: Treatment
  aspect: number
  sizes: string
  photoClass: string
  bagClass?: string
}

/** The clinic's photo, or a drawn bag whose level follows the time of the visit. */
export function TreatmentPicture({ treatment, aspect, sizes, photoClass, bagClass }: Props) {
  const { _id, image, duration } = treatment
  if (image?.asset)
    return (
      <CmsImage image={image} alt={image.alt ?? ''} aspect={aspect} sizes={sizes} className={photoClass} />
    )
  return <DripBag seed={_id} minutes={minutesIn(duration)} className={bagClass} />
}

const time = /(\d+)\s*(?:[-–]\s*\d+\s*)?(h|m)/i

/** The minutes an editor's time names at least ('45 min', '2-4 hrs'); undefined where it names none. */
export function minutesIn(duration: string | null | undefined): number | undefined {
  const [, amount, unit] = time.exec(`${duration ?? ''}`) ?? []
  if (!amount || !unit) return undefined
  return Number(amount) * (unit.toLowerCase() === 'h' ? 60 : 1)
}

/** The line of time and more that treatments have. */
export const treatmentFacts =
  'flex flex-wrap gap-x-4 text-sm text-ink-500 tabular *:inline-flex *:items-center *:gap-1.5'
