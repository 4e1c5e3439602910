import type { ReactNode } from 'react'
import { CmsImage } from '@/components/content/cms-image'
import { editable } from '@/components/content/editable'
import { Icon } from '@/components/ui/icon'
import type { Detail, DetailFacts } from '@/lib/content/server/details'
import type { IvService } from '@/lib/content/server/menu'

type Props = {
  facts: DetailFacts
  type: Detail['type']
  name: string | null
  eyebrow?: ReactNode
  description?: string | null
  /** The colours of the drawing and its ground. */
  hue?: string | null
  /** The editors' photo; without one, the drawing. */
  image?: IvService['image']
  drawing?: ReactNode
  /** A card that stays in sight beside the words: what it is, what it costs, and the way in. */
  aside?: ReactNode
  /** Time, price and the way to have it. */
  children?: ReactNode
}

/** How a document's own page begins: the way back to its list, name, picture, and how to have it. */
export function DetailHead(props: Props) {
  const { facts, type, name, eyebrow, description, hue, image, drawing, aside, children } = props
  const { parent } = facts
  return (
    <section className="overflow-clip" data-category={hue}>
      <div
        className={`container-page pt-6 pb-split ${drawing ? `${beside} items-center` : aside ? `${beside} items-start` : ''}`}
      >
        <div>
          {parent?.path && (
            <p>
              <a href={parent.path} className="text-link inline-flex min-h-11 items-center gap-2">
                <span aria-hidden="true">←</span>
                {parent.title}
              </a>
            </p>
          )}
          {eyebrow && <p className="eyebrow mt-4">{eyebrow}</p>}
          <h1 className="mt-3" {...(hasName(type) && editable({ id: facts._id, type, path: 'name' }))}>
            {name}
          </h1>
          {description && <p className="mt-5 max-w-160 text-lead">{description}</p>}
          {children}
        </div>
        {aside && <div className="card overflow-clip shadow-soft lg:sticky lg:top-28">{aside}</div>}
        {drawing && (
          <div className="relative grid min-h-80 place-items-center overflow-clip rounded-picture bg-wash print:hidden">
            {image?.asset ? (
              <CmsImage
                image={image}
                alt={image.alt ?? ''}
                aspect={1}
                sizes="(min-width: 48rem) 40vw, 100vw"
                className="absolute inset-0 size-full object-cover"
                isFirst
              />
            ) : (
              drawing
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** The field that previews mark here; titles bring their mark along. */
const hasName = (type: string) => type !== 'event' && type !== 'job'

const beside = 'grid gap-x-columns gap-y-8 md:grid-cols-[1.4fr_1fr]'

/** A fact with its icon: the time a visit takes, where an event is. */
export const headFacts =
  'mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm *:flex *:items-center *:gap-2'
/** Price, then the buttons. */
export const headOffer = 'mt-7 flex flex-wrap items-center gap-x-6 gap-y-4'

type HeadCardProps = {
  /** What it is, as a picture. */
  picture?: ReactNode
  facts: { icon: Parameters<typeof Icon>[0]['name']; term: string; fact: ReactNode }[]
  /** The way in. */
  children: ReactNode
}

/** The card of an event, a job or a plan: a picture, the facts in rows, and the way in. */
export const HeadCard = ({ picture, facts, children }: HeadCardProps) => (
  <>
    {picture}
    <div className="grid gap-6 p-card">
      <dl className="grid gap-4">
        {facts.map(({ icon, term, fact }) => (
          <div key={term}>
            <dt className="flex items-center gap-3 text-sm text-ink-500">
              <Icon name={icon} className="text-xl text-agave-600" />
              {term}
            </dt>
            <dd className="font-semibold text-ink-900 tabular">{fact}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  </>
)
