import { sceneFiles } from '@/components/art/scene-files'
import { ButtonLink } from '@/components/content/links'
import type { BlockOf } from '@/lib/content/server/pages'

export function Callout({ heading, text, link, secondLink, tone, anchor }: BlockOf<'callout'>) {
  const isDark = tone === 'agave'
  return (
    <section id={anchor || undefined} className="plain section-space">
      <div className="container-page">
        <div
          className={`grid overflow-clip rounded-card border md:grid-cols-[1.4fr_1fr] ${
            isDark ? 'on-dark border-transparent bg-agave-800' : 'border-sand-200 bg-sand-100'
          }`}
        >
          <div className="p-[clamp(1.75rem,5vw,4rem)]">
            <h2>{heading}</h2>
            {text && <p className="mt-4 max-w-[52ch] text-lead whitespace-pre-line">{text}</p>}
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink link={link} look={isDark ? 'light' : 'primary'} />
              <ButtonLink link={secondLink} look={isDark ? 'outline-light' : 'quiet'} />
            </div>
          </div>
          {/* biome-ignore lint/performance/noImgElement: a drawing has no sizes. */}
          <img
            src={isDark ? sceneFiles.plantOnAgave : sceneFiles.plant}
            alt=""
            width={360}
            height={260}
            loading="lazy"
            className="w-[min(100%,26rem)] self-end justify-self-end"
          />
        </div>
      </div>
    </section>
  )
}
