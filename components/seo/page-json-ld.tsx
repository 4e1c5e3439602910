import { pageGraph } from '@/lib/content/seo/server/page-graph'
import type { Page } from '@/lib/content/server/pages'

/** What the page says, once more for search engines (JSON-LD), made from the same documents. */
export async function PageJsonLd({ page }: { page: Page }) {
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
