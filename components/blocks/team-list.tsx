import { PersonPortrait } from '@/components/art/person-portrait'
import { CmsImage } from '@/components/content/cms-image'
import { SectionHeading } from '@/components/ui/section-heading'
import { ShelfTurns } from '@/components/ui/shelf'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

/** Who may come to somebody's door: portrait, name, licence, and what they do. */
export function TeamList({ heading, intro, people, tone, anchor }: BlockOf<'teamList'>) {
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <ul className="shelf mt-10 grid grid-fit-60 gap-4" tabIndex={0}>
        {people?.map(({ _key, name, role, licence, text, photo, isSample }) => (
          <li key={_key} className="grid content-start overflow-clip rounded-card border border-rule bg-card">
            {photo?.asset ? (
              <CmsImage
                image={photo}
                alt={photo.alt ?? ''}
                aspect={1}
                sizes="(min-width: 60rem) 25vw, 80vw"
                className="w-full"
                hasBlur
              />
            ) : (
              <PersonPortrait name={name} />
            )}
            <div className="grid gap-1 p-6">
              <h3>{name}</h3>
              <p className="text-sm font-semibold text-accent">{role}</p>
              {licence && <p className="text-xs text-ink-500 tabular">{licence}</p>}
              {text && <p className="mt-2 text-sm/normal whitespace-pre-line">{text}</p>}
              {isSample && (
                <p className="mt-2 w-fit rounded-full border border-dashed border-line px-3 py-0.5 text-xs text-ink-500">
                  Sample person
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ShelfTurns label={heading ?? ''} />
      </div>
    </Section>
  )
}
