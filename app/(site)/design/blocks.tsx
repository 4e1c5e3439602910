import { RenderBlocks } from '@/components/blocks/render-blocks'
import { getPage, listPagePaths, type PageBlock } from '@/lib/content/server/pages'

/** The first block of every kind that any page has. */
export async function Blocks() {
  const pages = await Promise.all((await listPagePaths()).map((path) => (path ? getPage(path) : null)))
  const firsts = new Map<string, PageBlock>()
  for (const block of pages.flatMap((page) => page?.blocks ?? [])) {
    if (!firsts.has(block._type)) firsts.set(block._type, { ...block, _key: block._type })
  }
  return <RenderBlocks blocks={[...firsts.values()]} title="Blocks" />
}
