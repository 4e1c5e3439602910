import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '@/components/blocks/render-blocks'
import { PageJsonLd } from '@/components/seo/page-json-ld'
import { recordPath } from '@/lib/content/load'
import { pagePath } from '@/lib/content/page-path'
import { getPage, listPagePaths } from '@/lib/content/pages'
import { getSiteSettings } from '@/lib/content/settings'
import { pageMetadata } from '@/lib/seo/metadata'

/** Publishing renews a page at once; this is only the longest it stays unasked. Next wants a plain number here. */
export const revalidate = 3600

type Props = { params: Promise<{ slug?: string[] }> }

/** Nothing is rendered at build: a page is rendered by its first visitor and kept. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await load(params)
  if (!page) return { title: 'Page not found' }
  return pageMetadata(page, await getSiteSettings())
}

export default async function Page({ params }: Props) {
  const page = await load(params)
  if (!page) notFound()
  return (
    <>
      <PageJsonLd page={page} />
      <RenderBlocks blocks={page.blocks ?? []} title={page.title ?? ''} />
    </>
  )
}

async function load(params: Props['params']) {
  const path = pagePath((await params).slug)
  if (!path) return null
  const paths = await listPagePaths()
  if (!paths.includes(path)) return null
  const page = await getPage(path)
  if (page) recordPath(path)
  return page
}
