import './globals.css'
import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { EarlyInput, NotLoaded } from '@/components/behaviour/early-input'
import { FollowLinks } from '@/components/behaviour/follow-links'
import { FragmentScroll } from '@/components/behaviour/fragment-scroll'
import { ModalMark } from '@/components/behaviour/modal-mark'
import { BookingHost } from '@/components/booking/booking-host'
import { CartHost } from '@/components/cart/cart-host'
import { guard } from '@/components/content/guard'
import { ActionBar } from '@/components/layout/action-bar'
import { Announcement } from '@/components/layout/announcement'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { SearchHost } from '@/components/search/search-host'
import { ToastArea } from '@/components/ui/toast-area'
import { askingWords } from '@/lib/care/areas/server/zip'
import { bookingAccess } from '@/lib/care/booking/server/access'
import { listBadges } from '@/lib/content/server/badges'
import { getZipCheckText } from '@/lib/content/server/form-texts'
import { getBookingSettings, getNavigation, getSiteSettings } from '@/lib/content/server/settings'
import { env } from '@/lib/platform/server/env'

const text = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Figtree Fallback'],
})

const display = localFont({
  src: './fonts/fraunces.woff2',
  weight: '520',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Fraunces Fallback', 'Fraunces Fallback Android'],
})

/** The class that makes both fonts known below it. */
const fontClasses = `${text.variable} ${display.variable}`

/**
 * Toasts and the cart stand outside of the page, which is inert while the cart is open: they bring the fonts
 * themselves.
 */
export const typeClasses = `site-type ${fontClasses}`

/** What all pages' metadata begin with. */
export async function siteMetadata(): Promise<Metadata> {
  const settings = stegaClean(await getSiteSettings())
  const name = settings?.clinicName ?? ''
  return {
    metadataBase: new URL(env.siteUrl),
    title: { default: name, template: `%s | ${name}` },
    ...(settings?.tagline && { description: settings.tagline }),
    formatDetection: { telephone: false, email: false, address: false },
  }
}

/** What stands around every page: the public one and the preview of it. */
export async function siteFrame(children: ReactNode) {
  const [settings, navigation, allBadges, booking, zipCheckText] = await Promise.all([
    getSiteSettings(),
    getNavigation(),
    listBadges(),
    getBookingSettings(),
    getZipCheckText(),
  ])
  const access = bookingAccess(booking, env.widgetsStandInUrl)
  const badges =
    settings?.licenceBadgeIds?.flatMap((id) => allBadges.find(({ _id }) => _id === id) ?? []) ?? []
  return guard(
    <>
      <div className={`site ${typeClasses}`}>
        <EarlyInput />
        <a href="#content" className="skip-link button button-primary">
          Skip to content
        </a>
        {settings && (
          <>
            <Announcement announcement={settings.announcement} />
            <Header settings={settings} navigation={navigation} />
          </>
        )}
        <main id="content" tabIndex={-1} className="grow">
          {children}
        </main>
        {settings && (
          <>
            <Footer settings={settings} navigation={navigation} badges={badges} />
            <ActionBar phone={settings.phone} />
          </>
        )}
        <FragmentScroll />
        <BookingHost
          phone={settings?.phone ?? null}
          access={access}
          zipWords={askingWords(zipCheckText, 'booking')}
          className={typeClasses}
        />
        <FollowLinks />
        <ModalMark />
        <SearchHost phone={settings?.phone} className={typeClasses} />
        <CartHost phone={settings?.phone ?? null} className={typeClasses} />
      </div>
      <NotLoaded phone={settings?.phone} bookingPage={access?.page} className={typeClasses} />
      <ToastArea className={typeClasses} />
    </>,
    'the frame of every page',
  )
}
