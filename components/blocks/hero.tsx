import { Scene } from '@/components/art/scene'
import { CallLink } from '@/components/content/call-link'
import { CmsImage } from '@/components/content/cms-image'
import { ButtonLink } from '@/components/content/links'
import { FeaturedInjections } from '@/components/injections/featured-injections'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'

type Props = BlockOf<'hero'> & { isFirst: boolean }

export async function Hero({ isFirst, ...block }: Props) {
  const settings = await getSiteSettings()
  const rotating = block.rotatingInjections ?? []
  const featured = rotating.length > 0 ? rotating : [block.featuredInjection ?? null]
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className="hero overflow-clip">
      <div className="container-page grid items-center gap-x-columns gap-y-8 pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(2.5rem,6vw,5rem)] md:grid-cols-2 min-[75rem]:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
        <div>
          {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
          <Heading>{block.heading}</Heading>
          {block.intro && <p className="mt-6 max-w-136 text-lead whitespace-pre-line">{block.intro}</p>}
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
            <ButtonLink link={block.primaryLink} look="primary" />
            <ButtonLink link={block.secondaryLink} look="quiet" />
            {block.hasCallButton && (
              <CallLink
                phone={settings?.phone}
                label={`Call ${settings?.phone}`}
                className="button button-quiet"
              />
            )}
            {!block.primaryLink && !block.secondaryLink && !block.hasCallButton && (
              <CallLink phone={settings?.phone} label="Call to book" className="button button-primary" />
            )}
          </div>
          {block.facts && (
            <ul className="ticks mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm [--tick:var(--color-bloom-600)]">
              {block.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="relative">
          {block.image ? (
            <CmsImage
              image={block.image}
              alt={block.image.alt ?? ''}
              aspect={1.1}
              sizes="(min-width: 48rem) 50vw, 100vw"
              isFirst={isFirst}
            />
          ) : (
            <Scene name={block.art} isFirst={isFirst} />
          )}
          {featured.some(Boolean) && <FeaturedInjections references={featured} />}
        </div>
      </div>
    </section>
  )
}
