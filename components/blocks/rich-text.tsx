import { RichTextBody } from '@/components/content/rich-text-body'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export function RichText({ heading, body, tone, anchor }: BlockOf<'richText'>) {
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
        {heading && <h2>{heading}</h2>}
        <div className="prose lg:col-start-2">{body && <RichTextBody value={body} />}</div>
      </div>
    </Section>
  )
}
