import { Icon } from '@/components/ui/icon'
import { phoneHref } from '@/lib/platform/shared/text'

type Props = {
  phone: string | null | undefined
  label: string
  /** What the call is about; said to assistive technology, where many of these links stand on one page. */
  about?: string | null
  className: string
}

/** A link that dials the clinic; nothing while no number is published. */
export function CallLink({ phone, label, about, className }: Props) {
  if (!phone) return null
  return (
    <a href={phoneHref(phone)} className={className}>
      <Icon name="phone" />
      <span>
        {label}
        {about && <span className="sr-only">{`: ${about}`}</span>}
      </span>
    </a>
  )
}
