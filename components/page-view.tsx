import { RenderBlocks } from '@/components/blocks/render-blocks'
import { RenderDetail } from '@/components/details/render-detail'
import { SampleNote } from '@/components/details/sample-note'
import { PageAction } from '@/components/layout/page-action'
import { PageJsonLd } from '@/components/seo/page-json-ld'
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
