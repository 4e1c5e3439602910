import { CmsLink } from '@/components/content/cms-link'
import { Icon, isIconName } from '@/components/ui/icon'
import { safeHref } from '@/lib/content/safe-href'
import type { SiteSettings } from '@/lib/content/settings'

/** The clinic's pages elsewhere; one without an address is left out, an icon alone would say nothing (FOOT-007). */
export function SocialLinks({ links }: { links: NonNullable<SiteSettings['socialLinks']> }) {
  const reachable = links.filter(({ href, label }) => label && safeHref(href))
  if (reachable.length === 0) return null
  return (
    <ul aria-label="Social pages" className="social-links">
      {reachable.map(({ _key, network, label, href }) => (
        <li key={_key}>
          <CmsLink href={href} className="social-link">
            <Icon name={isIconName(network) ? network : 'friends'} />
            <span className="sr-only">{label}</span>
          </CmsLink>
        </li>
      ))}
    </ul>
  )
}
