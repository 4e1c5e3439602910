import { HeroArt } from '@/components/art/hero-art'
import { ButtonLink } from '@/components/content/button-link'
import { CallLink } from '@/components/content/call-link'
import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import { getInjection } from '@/lib/content/injections'
import type { BlockOf } from '@/lib/content/pages'
import { getSiteSettings } from '@/lib/content/settings'

type Props = BlockOf<'hero'> & { isFirst: boolean }

export async function Hero({ isFirst, ...block }: Props) {
  const featuredId = block.featuredInjection?._ref
  const [settings, featured] = await Promise.all([getSiteSettings(), featuredId && getInjection(featuredId)])
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className="hero">
      <div className="container-page hero-split">
        <div>
          {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
          <Heading>{block.heading}</Heading>
          {block.intro && <p className="mt-6 max-w-[34rem] text-lead whitespace-pre-line">{block.intro}</p>}
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
            <ButtonLink link={block.primaryLink} look="primary" />
            <ButtonLink link={block.secondaryLink} look="quiet" />
            {!block.primaryLink && !block.secondaryLink && (
              <CallLink phone={settings?.phone} label="Call to book" className="button button-primary" />
            )}
          </div>
        </div>
        <div className="relative">
          <HeroArt art={block.art === 'vial' ? 'vial' : 'stems'} />
          {featured && (
            <a href={`#${featured.slug}`} className="hero-featured">
              <span>
                <span className="block font-semibold text-ink-900">{featured.name}</span>
                {featured.durationMinutes && (
                  <span className="flex items-center gap-1.5 text-xs text-ink-500">
                    <Icon name="clock" />
                    {featured.durationMinutes} minutes
                  </span>
                )}
              </span>
              <Price dollars={featured.price} originalDollars={featured.originalPrice} />
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
