import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { guard } from '@/components/content/guard'
import { NothingFound, Unavailable } from '@/components/errors/dead-ends'
import { PageView } from '@/components/page-view'
import { pageMetadata } from '@/lib/content/seo/server/metadata'
import { isAnswered, isPagePath } from '@/lib/content/server/addresses'
import { recordPath } from '@/lib/content/server/load'
import { markAsNothing, markAsNotNow } from '@/lib/content/server/never-stored'
import { isFilePath, pagePath } from '@/lib/content/server/page-path'
import { getPage } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'

/** Publishing renews a page at once; this is only the longest it stays unasked. Next wants a plain number here. */
export const revalidate = 3600

type Props = { params: Promise<{ slug?: string[] }> }

/** Nothing is rendered at build: a page is rendered by its first visitor and kept. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load(params)
  if (!page) return { title: isAnswered() ? 'Page not found' : 'Please try again', robots: { index: false } }
  return pageMetadata(page, await getSiteSettings())
}

export default async function Page({ params }: Props) {
  const page = await load(params)
  if (page) return guard(<PageView page={page} />, page._id)
  const { slug } = await params
  if (isFilePath(slug) || isPagePath(pagePath(slug) ?? '')) notFound()
  // The proxy sets the status. `notFound()` would send a document that is empty without scripts.
  if (isAnswered()) {
    await markAsNothing()
    return <NothingFound />
  }
  await markAsNotNow()
  return <Unavailable phone={(await getSiteSettings())?.phone} />
}

/** The proxy has asked for the address already; one that no page has costs no query. */
async function load(params: Props['params']) {
  const path = pagePath((await params).slug)
  if (!path || !isPagePath(path)) return null
  const page = await getPage(path)
  if (page) recordPath(path)
  return page
}
