import type { ReactNode } from 'react'
import { Scene } from '@/components/art/scene'
import { CallLink } from '@/components/content/call-link'
import { CmsImage } from '@/components/content/cms-image'
import { ButtonLink } from '@/components/content/links'
import { FeaturedInjections } from '@/components/injections/featured-injections'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'

type Props = BlockOf<'hero'> & {
  isFirst: boolean
  /** Asks for the ZIP code, between what the page promises and the way to have it. */
  zipCheck?: ReactNode
}

export async function Hero({ isFirst, zipCheck, ...block }: Props) {
  const settings = await getSiteSettings()
  const rotating = block.rotatingInjections ?? []
  const featured = rotating.length > 0 ? rotating : [block.featuredInjection ?? null]
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className="hero overflow-clip">
      <div className="container-page grid items-center gap-x-columns gap-y-5 pt-panel pb-8 md:grid-cols-2 md:py-split">
        <div>
          {block.eyebrow && <p className="eyebrow mb-2">{block.eyebrow}</p>}
          <Heading>{block.heading}</Heading>
          {block.intro && <p className="mt-4 max-w-160 text-lead whitespace-pre-line">{block.intro}</p>}
          {zipCheck}
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow max-sm:[&>*+*]:px-3">
            <ButtonLink link={block.primaryLink} look="primary" isWide />
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
            <ul className="ticks mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm [--tick:var(--color-bloom-600)]">
              {block.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        {/* On phones the picture comes first, unless something stands on it that belongs below the promise. */}
        <div className={featured.some(Boolean) ? 'relative' : 'max-md:-order-1'}>
          {block.image ? (
            <CmsImage
              image={block.image}
              alt={block.image.alt ?? ''}
              aspect={1.1}
              sizes="(min-width: 48rem) 50vw, 100vw"
              isFirst={isFirst}
              hasBlur
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
