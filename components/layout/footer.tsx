import type { ReactNode } from 'react'
import { clientPortalPath, portalHint } from '@/components/account/other-portal'
import { sceneFiles } from '@/components/art/scene-files'
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
    <footer className="on-dark mt-auto text-sm [--stem:var(--color-agave-300)]">
      {/* As high as the drawing is wide; what is above a band of at most 7.5rem lies over what comes before. */}
      {/* biome-ignore lint/performance/noImgElement: a drawing. */}
      <img
        src={sceneFiles.skyline}
        alt=""
        loading="lazy"
        className="-mb-px mt-[calc(clamp(4.5rem,9vw,7.5rem)-max(4.5rem,10vw))] h-[max(4.5rem,10vw)] w-full object-cover object-bottom"
      />
      <div className="bg-agave-900">
        <div className="container-page pt-10 pb-28 sm:pt-14 sm:pb-10">
          <QuickActions links={navigation?.quickActions ?? []} />
          <div className="grid gap-12 py-12 lg:grid-cols-[minmax(15rem,4fr)_9fr] lg:py-16">
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
          <div className="grid gap-4 border-t border-agave-700 pt-8 text-xs">
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

const headingLook = 'font-text text-sm/[1.4] font-bold tracking-normal'
const lineLook = 'inline-flex min-h-9 items-center gap-2.5 py-1 leading-[1.4] tabular'
const linkLook = `${lineLook} hover:text-white hover:underlined`
const actionLook =
  'flex h-full min-h-16 items-center gap-3.5 rounded-control border border-agave-700 px-4.5 py-2.5 text-base/[1.3] font-semibold text-sand-50 transition-colors hover:border-agave-300 hover:bg-agave-800'

const icons = { photos: 'camera', friends: 'users', videos: 'video', business: 'briefcase' } as const

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
            className="grid size-11 place-items-center rounded-control border border-agave-700 text-sand-100 transition-colors hover:border-agave-300 hover:bg-agave-800 hover:text-white"
          >
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
    <div id="site-links" className="grid grid-fit-32 gap-x-6 gap-y-9">
      {columns.map(({ _key, title, links }) => (
        <nav key={_key} aria-labelledby={`footer-${_key}`}>
          <h2 id={`footer-${_key}`} className={headingLook}>
            {title}
          </h2>
          <ul className="mt-2">
            {links?.map((link) => (
              <li key={link._key}>
                <CmsLink href={link.href} className={linkLook}>
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
    <ul
      aria-label="Licenses and memberships"
      className="grid grid-fit-50 gap-x-8 gap-y-5 border-t border-agave-700 py-8 text-xs/[1.45] has-[>:nth-child(4):last-child]:grid-fit-68 lg:has-[>:nth-child(4):last-child]:grid-cols-4"
    >
      {badges.map(({ _id, name, detail, icon }) => (
        <li key={_id} className="flex gap-3 text-balance">
          <Icon
            name={isIconName(icon) && icon !== 'check' ? icon : 'shield'}
            className="mt-px text-[1.375rem] text-agave-300"
          />
          <span>
            <span className="text-sm font-semibold text-sand-50">{name}</span>
            {detail && <span className="block">{detail}</span>}
          </span>
        </li>
      ))}
      {bureau?.label && (
        <li className="flex gap-3 text-balance">
          <Icon name="building" className="mt-px text-[1.375rem] text-agave-300" />
          <CmsLink href={bureau.href} className="hover:underlined">
            <span className="text-sm font-semibold text-sand-50">{bureau.label}</span>
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
      <ul className="mt-4 grid grid-fit-48 gap-3">
        {links.map(({ _key, label, href }) => (
          <li key={_key}>
            <QuickAction href={href}>
              <Icon name={iconOf(href)} className="text-xl text-agave-300" />
              <span>
                {label}
                {href?.startsWith('tel:') && (
                  <span className="block text-xs font-normal text-sand-200">Call {href.slice(4)}</span>
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
