import { DripBag } from '@/components/art/drip-bag'
import { CmsImage } from '@/components/content/cms-image'
import type { Treatment } from '@/lib/content/server/treatments'

type Props = { treatment: Treatment; aspect: number; sizes: string }

/** The clinic's photo, or a drawn bag whose level follows the time of the visit. */
export function TreatmentPicture({ treatment: { _id, image, duration }, aspect, sizes }: Props) {
  if (image?.asset) return <CmsImage image={image} alt={image.alt ?? ''} aspect={aspect} sizes={sizes} />
  return <DripBag seed={_id} minutes={minutesIn(duration)} className="treatment-bag" />
}

const time = /(\d+)\s*(?:[-–]\s*\d+\s*)?(h|m)/i

/** The minutes an editor's time names at least ('45 min', '2-4 hrs'); undefined where it names none. */
export function minutesIn(duration: string | null | undefined): number | undefined {
  const [, amount, unit] = time.exec(`${duration ?? ''}`) ?? []
  if (!amount || !unit) return undefined
  return Number(amount) * (unit.toLowerCase() === 'h' ? 60 : 1)
}
