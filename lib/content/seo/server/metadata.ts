import { createHash } from 'node:crypto'
import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { imageSources } from '@/lib/content/server/image-sources'
import type { Page, PageBlock } from '@/lib/content/server/pages'
import type { SiteSettings } from '@/lib/content/server/settings'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { env } from '@/lib/platform/server/env'

/**
 * What browsers, search engines and shared links are told about a page (SEO-001, SEO-002). No invisible edit marks.
 */
export function pageMetadata(marked: Page, settings: SiteSettings | null): Metadata {
  const page = stegaClean(marked)
  const title = page.seo?.title || page.title || ''
  const description = page.seo?.description || settings?.tagline || undefined
  const url = page.path ?? '/'
  const image = socialImage(page, title)
  return {
    title: page.seo?.title ? { absolute: title } : title,
    description,
    alternates: { canonical: url, types: otherForms(page) },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: settings?.clinicName ?? undefined,
      title,
      description,
      url,
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: image.url, alt: image.alt }],
    },
    ...(page.seo?.isHidden && { robots: { index: false } }),
  }
}

const filesOf: { [Type in PageBlock['_type']]?: Record<string, string> } = {
  upcomingEventList: { 'text/calendar': siteFiles.events },
  jobList: { 'application/atom+xml': siteFiles.jobs },
}

/** What the page lists as a file to follow. */
const otherForms = ({ blocks }: Page): Record<string, string> =>
  Object.assign({}, ...(blocks ?? []).map(({ _type }) => filesOf[_type]))

function socialImage(page: Page, title: string) {
  const photo = page.seo?.image && imageSources(page.seo.image, 1200 / 630, env.images)
  if (photo) return { url: photo.src, alt: page.seo?.image?.alt ?? title }
  return { url: socialCardPath(page), width: 1200, height: 630, alt: title }
}

/**
 * The address of the drawn picture for a shared page; it changes with the page, because networks keep pictures for
 * long.
 */
export function socialCardPath({ path, _updatedAt }: Pick<Page, 'path' | '_updatedAt'>): string {
  const version = createHash('sha1').update(_updatedAt).digest('hex').slice(0, 8)
  return `/social-card${path === '/' ? '' : path}?v=${version}`
}

/**
 * What the picture says: the page's title; on the home page what its hero promises, since nobody learns anything from
 * “Home”.
 */
export function socialCardTitle({ path, title, blocks }: Pick<Page, 'path' | 'title' | 'blocks'>): string {
  const hero = path === '/' ? blocks?.find((block) => block._type === 'hero') : undefined
  return hero?.heading || title || ''
}
