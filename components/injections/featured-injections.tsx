import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import { Rotator } from '@/components/ui/rotator'
import { chosen } from '@/lib/content/server/chosen'
import { type Injection, listInjections } from '@/lib/content/server/injections'

/** How long each injection is shown (CONST-017). */
const intervalMs = 4000

type Props = { references: Parameters<typeof chosen>[1] }

/** Injections with their prices, one after the other; a single one stands still. */
export async function FeaturedInjections({ references }: Props) {
  const injections = chosen(await listInjections(), references)
  const [first] = injections
  if (!first) return null
  if (injections.length === 1) return <FeaturedInjection injection={first} />
  return (
    <Rotator
      label="Featured injections"
      className="hero-rotator"
      intervalMs={intervalMs}
      items={injections.map((injection) => ({
        key: injection._id,
        name: injection.name ?? '',
        content: <FeaturedInjection injection={injection} />,
      }))}
    />
  )
}

function FeaturedInjection({ injection }: { injection: Injection }) {
  const { _id, name, slug, durationMinutes, price, originalPrice } = injection
  return (
    <a href={`#${slug}`} className="hero-featured">
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
