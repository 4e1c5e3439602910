import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '@/components/blocks/render-blocks'
import { guard } from '@/components/content/guard'
import { NothingFound } from '@/components/errors/nothing-found'
import { isPagePath } from '@/lib/content/addresses'
import { recordPath } from '@/lib/content/load'
import { nothingFoundPath, pagePath } from '@/lib/content/page-path'
import { getPage } from '@/lib/content/pages'

/** Publishing renews a page at once; this is only the longest it stays unasked. Next wants a plain number here. */
export const revalidate = 3600

type Props = { params: Promise<{ slug?: string[] }> }

/** Nothing is rendered at build: a page is rendered by its first visitor and kept. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load(params)
  if (!page) return { title: 'Page not found' }
  const title = page.seo?.title ? { absolute: page.seo.title } : (page.title ?? '')
  const description = page.seo?.description ?? undefined
  const canonical = page.path ?? undefined
  return { title, description, alternates: { canonical }, openGraph: { title, description, url: canonical } }
}

export default async function Page({ params }: Props) {
  if (pagePath((await params).slug) === nothingFoundPath) return nothingFound()
  const page = await load(params)
  if (!page) notFound()
  return guard(<RenderBlocks blocks={page.blocks ?? []} title={page.title ?? ''} />, page._id)
}

/** The proxy shows this, with status 404, for every address no page has: `notFound()` would send an empty document. */
function nothingFound() {
  recordPath(nothingFoundPath)
  return <NothingFound />
}

/** The proxy has asked for the address already; what got past it costs no query and is not kept. */
async function load(params: Props['params']) {
  const path = pagePath((await params).slug)
  if (!path || !isPagePath(path)) return null
  const page = await getPage(path)
  if (page) recordPath(path)
  return page
}
