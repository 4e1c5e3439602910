import type { ReactNode } from 'react'
import { CmsImage } from '@/components/content/cms-image'
import { editable } from '@/components/content/editable'
import type { Detail, DetailFacts } from '@/lib/content/server/details'
import type { IvService } from '@/lib/content/server/iv-services'

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
  /** Time, price and the way to have it. */
  children?: ReactNode
}

/** How a document's own page begins: the way back to its list, name, picture, and how to have it. */
export function DetailHead(props: Props) {
  const { facts, type, name, eyebrow, description, hue, image, drawing, children } = props
  const { parent } = facts
  return (
    <section className="overflow-clip" data-category={hue}>
      <div className={`container-page pt-6 pb-[clamp(2.5rem,6vw,5rem)] ${drawing ? beside : ''}`}>
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

const beside = 'grid items-center gap-x-columns gap-y-8 md:grid-cols-[1.4fr_1fr]'

/** A fact with its icon: the time a visit takes, where an event is. */
export const headFacts =
  'mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm *:flex *:items-center *:gap-2'
/** Price, then the buttons. */
export const headOffer = 'mt-7 flex flex-wrap items-center gap-x-6 gap-y-4'
