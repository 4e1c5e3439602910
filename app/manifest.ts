import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { getSiteSettings } from '@/lib/content/server/settings'

/** What a phone needs to keep the site on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection()
  const settings = await getSiteSettings()
  return {
    name: settings?.clinicName ?? '',
    short_name: settings?.clinicName?.split(' ')[0] ?? '',
    description: settings?.tagline ?? '',
    start_url: '/',
    display: 'browser',
    background_color: '#fdfaf4',
    theme_color: '#fdfaf4',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
