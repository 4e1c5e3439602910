import { DripBag } from '@/components/art/drip-bag'
import { CmsImage } from '@/components/content/cms-image'
import type { Treatment } from '@/lib/content/server/treatments'
import { minutesIn } from './minutes-in'

type Props = { treatment: Treatment; aspect: number; sizes: string }

/** The clinic's photo, or a drawn bag whose level follows the time of the visit. */
export function TreatmentPicture({ treatment: { _id, image, duration }, aspect, sizes }: Props) {
  if (image?.asset) return <CmsImage image={image} alt={image.alt ?? ''} aspect={aspect} sizes={sizes} />
  return <DripBag seed={_id} minutes={minutesIn(duration)} className="treatment-bag" />
}
