import type { ReactNode } from 'react'
import { clientPortalPath, portalHint } from '@/components/account/portal-label'
import { opensBooking } from '@/components/book-now'
import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import { anyService } from '@/lib/care/booking/shared/request'
import type { Navigation } from '@/lib/content/server/navigation'

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
            <QuickAction href={href}>
              <Icon name={iconOf(href)} className="quick-icon" />
              <span>
                {label}
                {href?.startsWith('tel:') && <span className="quick-note">Call {href.slice(4)}</span>}
                {portalHint(href) && <span className="quick-note">{portalHint(href)}</span>}
              </span>
              <Icon name="right" className="quick-arrow" />
            </QuickAction>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The page for first-time patients is where booking starts without scripts; with them the dialog opens right here. */
function QuickAction({ href, children }: { href: string | null; children: ReactNode }) {
  if (href !== '/first-time-patients')
    return (
      <CmsLink href={href} className="quick-action">
        {children}
      </CmsLink>
    )
  return (
    <a href={href} className="quick-action" {...opensBooking(anyService)}>
      {children}
    </a>
  )
}

function iconOf(href: string | null) {
  if (href?.startsWith('tel:')) return 'phone'
  return href === clientPortalPath ? 'user' : 'calendar'
}
