import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ActionBar } from '@/components/layout/action-bar'
import { Announcement } from '@/components/layout/announcement'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { getNavigation } from '@/lib/content/navigation'
import { getSiteSettings } from '@/lib/content/settings'
import { env } from '@/lib/env'
import { fontClasses } from './fonts'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSiteSettings()
  const name = settings?.clinicName ?? ''
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: name, template: `%s | ${name}` },
    ...(settings?.tagline && { description: settings.tagline }),
    formatDetection: { telephone: false, email: false, address: false },
  }
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [settings, navigation] = await Promise.all([getSiteSettings(), getNavigation()])
  return (
    <div className={`site ${fontClasses}`}>
      <a href="#content" className="skip-link button button-primary">
        Skip to content
      </a>
      {settings && (
        <>
          <Announcement announcement={settings.announcement} />
          <Header settings={settings} links={navigation?.headerLinks ?? []} />
        </>
      )}
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      {settings && (
        <>
          <Footer settings={settings} columns={navigation?.footerColumns ?? []} />
          <ActionBar phone={settings.phone} />
        </>
      )}
    </div>
  )
}
