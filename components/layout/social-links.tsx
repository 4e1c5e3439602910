import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import { safeHref } from '@/lib/content/server/safe-href'
import type { SiteSettings } from '@/lib/content/server/settings'

const icons = { photos: 'camera', friends: 'users', videos: 'video', business: 'briefcase' } as const

/** The clinic's pages elsewhere; one without an address is left out, an icon alone would say nothing (FOOT-007). */
export function SocialLinks({ links }: { links: NonNullable<SiteSettings['socialLinks']> }) {
  const reachable = links.filter(({ href, label }) => label && safeHref(href))
  if (reachable.length === 0) return null
  return (
    <ul aria-label="Social pages" className="social-links">
      {reachable.map(({ _key, network, label, href }) => (
        <li key={_key}>
          <CmsLink href={href} className="social-link">
            <Icon name={(network && icons[network]) || icons.friends} />
            <span className="sr-only">{label}</span>
          </CmsLink>
        </li>
      ))}
    </ul>
  )
}
