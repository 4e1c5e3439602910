import { Icon } from '@/components/ui/icon'
import type { SiteSettings } from '@/lib/content/server/settings'
import { phoneHref } from '@/lib/platform/shared/phone-href'

type Props = { settings: SiteSettings; availability: string | null | undefined }

export function FooterContact({ settings: { phone, emailGeneral, city }, availability }: Props) {
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
      {availability && (
        <span className="footer-link">
          <Icon name="clock" />
          {availability}
        </span>
      )}
    </address>
  )
}
