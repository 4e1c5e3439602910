import type { ReactNode } from 'react'
import { clientPortalPath, portalHint } from '@/components/account/other-portal'
import { sceneFiles } from '@/components/art/scene-files'
import { opensBooking } from '@/components/book-now'
import { CmsLink } from '@/components/content/links'
import { Icon } from '@/components/ui/icon'
import { isIconName } from '@/components/ui/icon-shapes'
import { Logo } from '@/components/ui/logo'
import { Picture } from '@/components/ui/picture'
import { Shape } from '@/components/ui/shape'
import { anyService } from '@/lib/care/booking/shared/request'
import type { Badge } from '@/lib/content/server/badges'
import { safeHref } from '@/lib/content/server/safe-href'
import { copyrightYears, type Navigation, type SiteSettings } from '@/lib/content/server/settings'
import { now } from '@/lib/platform/server/clock'
import { phoneHref } from '@/lib/platform/shared/text'

type Props = { settings: SiteSettings; navigation: Navigation | null; badges: Badge[] }

export function Footer({ settings, navigation, badges }: Props) {
  const { clinicName, tagline, medicalDisclaimer, copyrightFrom } = settings
  return (
    <footer className="on-dark mt-auto text-sm [--stem:var(--color-agave-300)]">
      {/* As high as the drawing is wide; what is above a band of at most 7.5rem lies over what comes before. */}
      <Picture
        src={sceneFiles.skyline}
        alt=""
        className="-mb-px mt-[calc(clamp(4.5rem,9vw,7.5rem)-max(4.5rem,10vw))] h-[max(4.5rem,10vw)] w-full object-cover object-bottom"
      />
      <div className="bg-agave-900">
        <div className="container-page pt-8 pb-24 sm:pt-14 sm:pb-10">
          <QuickActions links={navigation?.quickActions ?? []} />
          <div className="grid gap-6 py-6 lg:grid-cols-[minmax(15rem,4fr)_9fr] lg:py-16">
            <div>
              <span className="text-sand-50">
                <Logo clinicName={clinicName ?? ''} />
              </span>
              {tagline && <p className="mt-4 max-w-[40ch]">{tagline}</p>}
              <FooterContact settings={settings} availability={navigation?.availability} />
              <SocialLinks links={settings.socialLinks ?? []} />
            </div>
            <FooterColumns columns={navigation?.footerColumns ?? []} />
          </div>
          <FooterBadges badges={badges} bureau={settings.bureauBadge} />
          <div className="grid gap-4 border-t border-agave-700 pt-6 text-xs">
            {medicalDisclaimer && <p className="max-w-184 whitespace-pre-line">{medicalDisclaimer}</p>}
            <p>{`© ${copyrightYears(copyrightFrom ?? now().getFullYear(), now())} ${clinicName ?? ''}`}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

const headingLook = 'font-text text-sm/[1.4] font-bold tracking-normal'
const lineLook = 'inline-flex min-h-9 items-center gap-2.5 py-1 leading-[1.4] tabular'
const linkLook = `${lineLook} hover:text-white hover:underlined`
const actionLook =
  'flex h-full min-h-12 items-center gap-3.5 rounded-control border border-agave-700 px-4.5 py-2.5 text-base/[1.3] font-semibold text-sand-50 transition-colors hover:border-agave-300 hover:bg-agave-800'

/** The clinic's pages elsewhere; one without an address is left out, an icon alone would say nothing (FOOT-007). */
export function SocialLinks({ links }: { links: NonNullable<SiteSettings['socialLinks']> }) {
  const reachable = links.filter(({ href, label }) => label && safeHref(href))
  if (reachable.length === 0) return null
  return (
    <ul aria-label="Social pages" className="mt-5 flex flex-wrap gap-2">
      {reachable.map(({ _key, network, label, href }) => (
        <li key={_key}>
          <CmsLink
            href={href}
            className="grid size-11 place-items-center rounded-control border border-agave-700 text-sand-50 transition-colors hover:border-agave-300 hover:bg-agave-800 hover:text-white"
          >
            {!network || network === 'photos' ? (
              <Icon name={network ? 'camera' : 'globe'} />
            ) : (
              <svg viewBox="0 0 24 24" width="18" fill="currentColor" aria-hidden="true">
                <Shape name={network} />
              </svg>
            )}
            <span className="sr-only">{label}</span>
          </CmsLink>
        </li>
      ))}
    </ul>
  )
}

export function FooterColumns({ columns }: { columns: NonNullable<Navigation['footerColumns']> }) {
  return (
    <div id="site-links" className="grid gap-x-6 sm:grid-fit-32 sm:gap-y-9">
      {columns.map(({ _key, title, links }) => (
        <nav key={_key} aria-labelledby={`footer-${_key}`}>
          <h2 id={`footer-${_key}`} className={`max-sm:hidden ${headingLook}`}>
            {title}
          </h2>
          <details className="fold group">
            <summary className="justify-between text-sand-50">
              {title}
              <Icon name="plus" className="transition-transform group-open:rotate-45" />
            </summary>
            <ul className="mt-2">
              {links?.map((link) => (
                <li key={link._key}>
                  <CmsLink href={link.href} className={linkLook}>
                    {link.label}
                  </CmsLink>
                </li>
              ))}
            </ul>
          </details>
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
    <details className="fold group border-t border-agave-700">
      <summary className="min-h-14 justify-between text-sand-50">
        Licenses and memberships
        <Icon name="plus" className="transition-transform group-open:rotate-45" />
      </summary>
      <ul
        aria-label="Licenses and memberships"
        className="grid grid-fit-38 gap-x-6 gap-y-4 pb-6 sm:pt-6 text-xs"
      >
        {badges.map(({ _id, name, detail, icon }) => (
          <li key={_id} className="flex gap-3 text-balance">
            <Icon
              name={isIconName(icon) && icon !== 'check' ? icon : 'shield'}
              className="text-xl text-agave-300"
            />
            <span>
              <span className="text-sm font-semibold text-sand-50">{name}</span>
              {detail && <span className="block">{detail}</span>}
            </span>
          </li>
        ))}
        {bureau?.label && (
          <li className="flex gap-3 text-balance">
            <Icon name="building" className="text-xl text-agave-300" />
            <CmsLink href={bureau.href} className="hover:underlined">
              <span className="text-sm font-semibold text-sand-50">{bureau.label}</span>
            </CmsLink>
          </li>
        )}
      </ul>
    </details>
  )
}

type ContactProps = { settings: SiteSettings; availability?: string | null }

function FooterContact({ settings: { phone, emailGeneral, city }, availability }: ContactProps) {
  return (
    <address className="mt-3 grid justify-items-start not-italic">
      {phone && (
        <a href={phoneHref(phone)} className={linkLook}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {emailGeneral && (
        <a href={`mailto:${emailGeneral}`} className={linkLook}>
          <Icon name="mail" />
          {emailGeneral}
        </a>
      )}
      {city && (
        <span className={lineLook}>
          <Icon name="place" />
          {city}
        </span>
      )}
      {availability && (
        <span className={lineLook}>
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
      <h2 id="quick-actions" className={headingLook}>
        Quick Actions
      </h2>
      <ul className="mt-4 grid grid-fit-48 gap-2">
        {links.map(({ _key, label, href }) => (
          <li key={_key}>
            <QuickAction href={href}>
              <Icon name={iconOf(href)} className="text-xl text-agave-300" />
              <span>
                {label}
                {href?.startsWith('tel:') && (
                  <span className="block text-xs font-normal text-sand-200">{`Call ${href.slice(4)}`}</span>
                )}
                {portalHint(href) && (
                  <span className="block text-xs font-normal text-sand-200">{portalHint(href)}</span>
                )}
              </span>
              <Icon name="right" className="ms-auto text-agave-300" />
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
      <CmsLink href={href} className={actionLook}>
        {children}
      </CmsLink>
    )
  return (
    <a href={href} className={actionLook} {...opensBooking(anyService)}>
      {children}
    </a>
  )
}

function iconOf(href: string | null) {
  if (href?.startsWith('tel:')) return 'phone'
  return href === clientPortalPath ? 'user' : 'calendar'
}
