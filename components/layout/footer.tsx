import { Ocotillo } from '@/components/art/ocotillo'
import { Logo } from '@/components/ui/logo'
import type { Badge } from '@/lib/content/server/badges'
import { copyrightYears } from '@/lib/content/server/copyright-years'
import type { Navigation } from '@/lib/content/server/navigation'
import type { SiteSettings } from '@/lib/content/server/settings'
import { now } from '@/lib/platform/server/clock'
import { FooterBadges } from './footer-badges'
import { FooterColumns } from './footer-columns'
import { FooterContact } from './footer-contact'
import { QuickActions } from './quick-actions'
import { SocialLinks } from './social-links'

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
