import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import type { Navigation } from '@/lib/content/server/navigation'

/** The links beyond the first four, behind 'More' (HEAD-012). */
export function MoreLinks({ links }: { links: NonNullable<Navigation['headerLinks']> }) {
  if (links.length === 0) return null
  return (
    <li data-hover-menu>
      <button type="button" popoverTarget="more-links" className="nav-link">
        More <Icon name="down" className="nav-arrow" />
      </button>
      <ul id="more-links" popover="auto" className="more">
        {links.map(({ _key, label, href }) => (
          <li key={_key}>
            <CmsLink href={href} className="nav-link w-full px-3.5">
              {label}
            </CmsLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
