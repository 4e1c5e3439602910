import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import { Rotator } from '@/components/ui/rotator'
import { chosen } from '@/lib/content/server/chosen'
import { type Injection, listInjections } from '@/lib/content/server/menu'

/** How long each injection is shown (CONST-017). */
const intervalMs = 4000

type Props = { references: Parameters<typeof chosen>[1] }

/** Injections with their prices, one after the other; a single one stands still. */
export async function FeaturedInjections({ references }: Props) {
  const injections = chosen(await listInjections(), references)
  const [first] = injections
  if (!first) return null
  if (injections.length === 1) return <FeaturedInjection injection={first} className={alone} />
  return (
    <Rotator
      label="Featured injections"
      looks={looks}
      intervalMs={intervalMs}
      items={injections.map((injection) => ({
        key: injection._id,
        name: injection.name ?? '',
        content: <FeaturedInjection injection={injection} className="rounded-card" />,
      }))}
    />
  )
}

const alone = 'card relative mx-4 -mt-6 shadow-soft md:absolute md:bottom-5 md:-left-5 md:m-0 md:grid'

/** The controls stand on its card. */
const looks = {
  root: 'card relative mx-4 -mt-6 shadow-soft md:mx-[clamp(1rem,3vw,2.5rem)]',
  controls: 'flex-wrap border-t border-sand-200 px-2 text-agave-700 [&>.rotator-pause]:ms-auto',
}

type FeaturedInjectionProps = { injection: Injection; className: string }

function FeaturedInjection({ injection, className }: FeaturedInjectionProps) {
  const { _id, name, slug, durationMinutes, price, originalPrice } = injection
  return (
    <a
      href={`#${slug}`}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 px-5 py-3.5 ${className}`}
    >
      <span>
        <span className="block font-semibold text-ink-900">{name}</span>
        {durationMinutes && (
          <span className="flex items-center gap-1.5 text-xs text-ink-500">
            <Icon name="clock" />
            {durationMinutes} minutes
          </span>
        )}
      </span>
      <Price dollars={price} originalDollars={originalPrice} of={{ id: _id, type: 'injection' }} />
    </a>
  )
}
