import type { Metadata } from 'next'
import { RenderBlocks } from '@/components/blocks/render-blocks'
import { NothingFound } from '@/components/errors/dead-ends'
import { getPage, listPagePaths, type PageBlock } from '@/lib/content/server/pages'
import { env } from '@/lib/platform/server/env'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return { title: env.showsDesign ? 'Blocks' : 'Page not found', robots: { index: false } }
}

/** The first block of every kind that any page has; there where /design is. */
export default async function Blocks() {
  if (!env.showsDesign) return <NothingFound />
  const pages = await Promise.all((await listPagePaths()).map((path) => (path ? getPage(path) : null)))
  const firsts = new Map<string, PageBlock>()
  for (const block of pages.flatMap((page) => page?.blocks ?? [])) {
    if (!firsts.has(block._type)) firsts.set(block._type, { ...block, _key: block._type })
  }
  return <RenderBlocks blocks={[...firsts.values()]} title="Blocks" />
}
