import { CmsLink } from '@/components/content/cms-link'
import { Icon, isIconName } from '@/components/ui/icon'
import type { Badge } from '@/lib/content/server/badges'
import type { SiteSettings } from '@/lib/content/server/settings'

type Props = { badges: Badge[]; bureau: SiteSettings['bureauBadge'] }

/** Licences and the business bureau, in words: a drawn seal would be one nobody gave (FOOT-006, FOOT-012). */
export function FooterBadges({ badges, bureau }: Props) {
  if (badges.length === 0 && !bureau?.label) return null
  return (
    <ul aria-label="Licenses and memberships" className="footer-badges">
      {badges.map(({ _id, name, detail, icon }) => (
        <li key={_id} className="footer-badge">
          <Icon name={isIconName(icon) && icon !== 'check' ? icon : 'shield'} className="footer-seal" />
          <span>
            <span className="footer-badge-name">{name}</span>
            {detail && <span className="block">{detail}</span>}
          </span>
        </li>
      ))}
      {bureau?.label && (
        <li className="footer-badge">
          <Icon name="building" className="footer-seal" />
          <CmsLink href={bureau.href} className={bureau.href ? 'bureau-link' : ''}>
            <span className="footer-badge-name">{bureau.label}</span>
          </CmsLink>
        </li>
      )}
    </ul>
  )
}
