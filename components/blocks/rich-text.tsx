import { RichTextBody } from '@/components/content/rich-text-body'
import type { BlockOf } from '@/lib/content/pages'

export function RichText({ heading, body }: BlockOf<'richText'>) {
  return (
    <section className="plain section-space">
      <div className="container-page grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
        {heading && <h2>{heading}</h2>}
        <div className="prose lg:col-start-2">{body && <RichTextBody value={body} />}</div>
      </div>
    </section>
  )
}
