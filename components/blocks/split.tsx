import { Scene } from '@/components/art/scene'
import { CmsImage } from '@/components/content/cms-image'
import { ButtonLink } from '@/components/content/links'
import { RichTextBody } from '@/components/content/rich-text-body'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export function Split({ tone, anchor, isReversed, ...block }: BlockOf<'split'>) {
  const hasLinks = block.primaryLink || block.secondaryLink
  return (
    <Section tone={tone} anchor={anchor}>
      <div className="grid items-center gap-x-split gap-y-10 md:grid-cols-2">
        <div>
          <h2>{block.heading}</h2>
          <div className="prose mt-6">{block.body && <RichTextBody value={block.body} />}</div>
          {hasLinks && (
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink link={block.primaryLink} look={tone === 'agave' ? 'light' : 'primary'} />
              <ButtonLink link={block.secondaryLink} look={tone === 'agave' ? 'outline-light' : 'quiet'} />
            </div>
          )}
        </div>
        <div className={isReversed ? 'md:-order-1' : undefined}>
          {block.image ? (
            <CmsImage
              image={block.image}
              alt={block.image.alt ?? ''}
              aspect={1.1}
              sizes="(min-width: 48rem) 50vw, 100vw"
              className="w-full rounded-picture"
            />
          ) : (
            <Scene name={block.art} />
          )}
        </div>
      </div>
    </Section>
  )
}
