import type { ReactNode } from 'react'
import { clientPortalPath, portalHint } from '@/components/account/other-portal'
import { Ocotillo } from '@/components/art/ocotillo'
import { opensBooking } from '@/components/book-now'
import { CmsLink } from '@/components/content/links'
import { Icon, isIconName } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { anyService } from '@/lib/care/booking/shared/request'
import type { Badge } from '@/lib/content/server/badges'
import { copyrightYears } from '@/lib/content/server/copyright-years'
import type { Navigation } from '@/lib/content/server/navigation'
import { safeHref } from '@/lib/content/server/safe-href'
import type { SiteSettings } from '@/lib/content/server/settings'
import { now } from '@/lib/platform/server/clock'
import { phoneHref } from '@/lib/platform/shared/text'

type Props = { settings: SiteSettings; navigation: Navigation | null; badges: Badge[] }

export function Footer({ settings, navigation, badges }: Props) {
  const { clinicName, tagline, medicalDisclaimer, copyrightFrom } = settings
  return (
    <footer className="site-footer on-dark">
      <Skyline />
      <div className="bg-agave-900">
        <div className="container-page footer-parts">
          <QuickActions links={navigation?.quickActions ?? []} />
          <div className="footer-middle">
            <div>
              <span className="text-sand-50">
                <Logo clinicName={clinicName ?? ''} />
              </span>
              {tagline && <p className="mt-4 max-w-[34ch]">{tagline}</p>}
              <FooterContact settings={settings} availability={navigation?.availability} />
              <SocialLinks links={settings.socialLinks ?? []} />
            </div>
            <FooterColumns columns={navigation?.footerColumns ?? []} />
          </div>
          <FooterBadges badges={badges} bureau={settings.bureauBadge} />
          <div className="footer-end">
            {medicalDisclaimer && <p className="max-w-[90ch] whitespace-pre-line">{medicalDisclaimer}</p>}
            <p>
              © {copyrightYears(copyrightFrom ?? now().getFullYear(), now())} {clinicName}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Stems on the horizon, before the dark of the footer. */
function Skyline() {
  return (
    <svg viewBox="0 0 1200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="skyline">
      <path d="M0 92c120-26 210-34 330-18s190 26 330 4 200-40 310-22 150 24 230 10v54H0z" />
      <Ocotillo seed="a" root={{ x: 150, y: 92 }} height={84} spread={46} count={6} width={2} isBare />
      <Ocotillo seed="b" root={{ x: 700, y: 84 }} height={62} spread={36} count={5} width={2} isBare />
      <Ocotillo seed="c" root={{ x: 1010, y: 70 }} height={66} spread={42} count={6} width={2} isBare />
    </svg>
  )
}

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

export function FooterColumns({ columns }: { columns: NonNullable<Navigation['footerColumns']> }) {
  return (
    <div id="site-links" className="footer-columns">
      {columns.map(({ _key, title, links }) => (
        <nav key={_key} aria-labelledby={`footer-${_key}`}>
          <h2 id={`footer-${_key}`} className="footer-heading">
            {title}
          </h2>
          <ul className="mt-2">
            {links?.map((link) => (
              <li key={link._key}>
                <CmsLink href={link.href} className="footer-link">
                  {link.label}
                </CmsLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

type FooterBadgesProps = { badges: Badge[]; bureau: SiteSettings['bureauBadge'] }

/** Licences and the business bureau, in words: a drawn seal would be one nobody gave (FOOT-006, FOOT-012). */
export function FooterBadges({ badges, bureau }: FooterBadgesProps) {
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

type FooterContactProps = { settings: SiteSettings; availability: string | null | undefined }

function FooterContact({ settings: { phone, emailGeneral, city }, availability }: FooterContactProps) {
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
