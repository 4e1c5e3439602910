import { Icon } from '@/components/ui/icon'
import type { SiteSettings } from '@/lib/content/server/settings'
import type { ContactChannel } from '@/lib/content/shared/contact-channels'
import { postalLine } from '@/lib/content/shared/postal-line'
import { phoneHref } from '@/lib/platform/shared/phone-href'

type Props = {
  settings: SiteSettings | null
  channel: ContactChannel | null | undefined
}

/** One of the clinic's numbers or addresses as a way to use it; nothing while it is not published. */
export function ContactLink({ settings, channel }: Props) {
  const value = channel && settings?.[channel]
  if (!value) return null
  if (channel === 'street') {
    return (
      <span className="contact-way">
        <Icon name="place" />
        {postalLine(settings)}
      </span>
    )
  }
  const isPhone = channel === 'phone' || channel === 'supportPhone'
  return (
    <a href={isPhone ? phoneHref(value) : `mailto:${value}`} className="contact-way">
      <Icon name={isPhone ? 'phone' : 'mail'} />
      <span className="min-w-0 wrap-anywhere">{value}</span>
    </a>
  )
}
