import { Icon } from '@/components/ui/icon'
import { phoneHref } from '@/lib/content/phone-href'
import type { SiteSettings } from '@/lib/content/settings'

type Props = Pick<SiteSettings, 'phone' | 'emailGeneral' | 'city' | 'hoursShort'>

export function FooterContact({ phone, emailGeneral, city, hoursShort }: Props) {
  return (
    <address className="mt-6 grid justify-items-start not-italic">
      {phone && (
        <a href={phoneHref(phone)} className="footer-link">
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {emailGeneral && (
        <a href={`mailto:${emailGeneral}`} className="footer-link">
          <Icon name="mail" />
          {emailGeneral}
        </a>
      )}
      {city && (
        <span className="footer-link">
          <Icon name="place" />
          {city}
        </span>
      )}
      {hoursShort && (
        <span className="footer-link">
          <Icon name="clock" />
          {hoursShort}
        </span>
      )}
    </address>
  )
}
