import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import type { Navigation } from '@/lib/content/navigation'

/** The three things people come to the end of a page for (FOOT-008 … 010). */
export function QuickActions({ links }: { links: NonNullable<Navigation['quickActions']> }) {
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="footer-heading">
        Quick Actions
      </h2>
      <ul className="quick-actions">
        {links.map(({ _key, label, href }) => (
          <li key={_key}>
            <CmsLink href={href} className="quick-action">
              <Icon name={iconOf(href)} className="quick-icon" />
              <span>
                {label}
                {href?.startsWith('tel:') && <span className="quick-number">Call {href.slice(4)}</span>}
              </span>
              <Icon name="right" className="quick-arrow" />
            </CmsLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function iconOf(href: string | null) {
  if (href?.startsWith('tel:')) return 'phone'
  return href?.startsWith('/client-portal') ? 'user' : 'calendar'
}
