import { Ocotillo } from '@/components/art/ocotillo'
import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { now } from '@/lib/clock'
import { copyrightYears } from '@/lib/content/copyright-years'
import type { Navigation } from '@/lib/content/navigation'
import { phoneHref } from '@/lib/content/phone-href'
import type { SiteSettings } from '@/lib/content/settings'

type Props = { settings: SiteSettings; columns: NonNullable<Navigation['footerColumns']> }

export function Footer({ settings, columns }: Props) {
  const { clinicName, tagline, medicalDisclaimer, copyrightFrom } = settings
  return (
    <footer className="site-footer on-dark">
      <svg viewBox="0 0 1200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="skyline">
        <path d="M0 92c120-26 210-34 330-18s190 26 330 4 200-40 310-22 150 24 230 10v54H0z" />
        <Ocotillo seed="a" root={{ x: 150, y: 92 }} height={84} spread={46} count={6} width={2} isBare />
        <Ocotillo seed="b" root={{ x: 700, y: 84 }} height={62} spread={36} count={5} width={2} isBare />
        <Ocotillo seed="c" root={{ x: 1010, y: 70 }} height={66} spread={42} count={6} width={2} isBare />
      </svg>
      <div className="bg-agave-900">
        <div className="container-page grid gap-x-12 gap-y-10 pt-14 pb-10 lg:grid-cols-[minmax(16rem,4fr)_8fr]">
          <div>
            <span className="text-sand-50">
              <Logo clinicName={clinicName ?? ''} />
            </span>
            {tagline && <p className="mt-4 max-w-[34ch] text-sm">{tagline}</p>}
            <Contact {...settings} />
          </div>
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
        </div>
        <div className="container-page pb-28 text-xs sm:pb-10">
          <div className="grid gap-4 border-t border-agave-700 pt-8">
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

function Contact({ phone, emailGeneral, city }: SiteSettings) {
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
      <span className="footer-link">
        <Icon name="place" />
        {city}
      </span>
    </address>
  )
}
