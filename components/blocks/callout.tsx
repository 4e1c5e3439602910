import { sceneFiles } from '@/components/art/scene-files'
import { ButtonLink } from '@/components/content/links'
import { Picture } from '@/components/ui/picture'
import type { BlockOf } from '@/lib/content/server/pages'

export function Callout({ heading, text, link, secondLink, tone, art, anchor }: BlockOf<'callout'>) {
  const isDark = tone === 'agave'
  return (
    <section id={anchor || undefined} className="plain section-space">
      <div className="container-page">
        <div
          className={`grid overflow-clip rounded-card border md:grid-cols-[1.4fr_1fr] ${
            isDark ? 'on-dark border-transparent bg-agave-800' : 'border-sand-200 bg-sand-100'
          }`}
        >
          <div className="relative p-panel md:p-columns">
            <h2>{heading}</h2>
            {text && <p className="mt-4 max-w-[52ch] text-lead whitespace-pre-line">{text}</p>}
            <div className="mt-7 flex flex-wrap gap-3">
              <ButtonLink link={link} look={isDark ? 'light' : 'primary'} />
              <ButtonLink link={secondLink} look={isDark ? 'outline-light' : 'quiet'} />
            </div>
          </div>
          <Picture
            src={sceneFiles[art && art !== 'plant' ? art : isDark ? 'plantOnAgave' : 'plant']}
            alt=""
            width={360}
            height={260}
            className="w-24 self-end justify-self-end max-md:-mt-16 md:w-full"
          />
        </div>
      </div>
    </section>
  )
}
