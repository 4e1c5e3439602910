import { RenderBlocks } from '@/components/blocks/render-blocks'
import { SampleNote } from '@/components/details/offering-parts'
import { RenderDetail } from '@/components/details/render-detail'
import { PageAction } from '@/components/layout/page-action'
import { pageGraph } from '@/lib/content/seo/server/page-graph'
import type { Page } from '@/lib/content/server/pages'

/** A page as visitors and previews see it: what its document says of itself, then its blocks. */
export function PageView({ page }: { page: Page }) {
  const { detail, blocks, title, isSample } = page
  return (
    <>
      <PageJsonLd page={page} />
      {isSample && <SampleNote />}
      {detail && <RenderDetail detail={detail} />}
      <RenderBlocks blocks={blocks ?? []} title={detail ? null : (title ?? '')} />
      <PageAction page={page} />
    </>
  )
}

/** What the page says, once more for search engines (JSON-LD), made from the same documents. */
async function PageJsonLd({ page }: { page: Page }) {
  const graph = await pageGraph(page)
  if (!graph) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  )
}
