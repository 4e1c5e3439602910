import { Icon } from '@/components/ui/icon'
import type { ServiceArea } from '@/lib/content/server/service-areas'

type Props = { area: ServiceArea; unknownTime?: string | null; isRow?: boolean }

/** City and response time, where we go there, and its neighborhoods. */
export function AreaCard({ area, unknownTime, isRow }: Props) {
  const { _id, city, description, neighborhoods, responseTime } = area
  return (
    <li
      id={_id}
      className={`grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-2 ${
        isRow ? 'border-t border-sand-300 py-5' : 'card p-card'
      }`}
    >
      <h3>{city}</h3>
      <p
        className={`flex items-center gap-2 text-agave-700 ${
          isRow ? 'font-bold tabular' : 'col-span-full font-display text-price'
        }`}
      >
        <Icon name={responseTime ? 'clock' : 'phone'} />
        {responseTime ?? unknownTime}
      </p>
      {description && <p className="col-span-full">{description}</p>}
      {neighborhoods && neighborhoods.length > 0 && (
        <ul className="dotted col-span-full text-sm text-ink-500">
          {neighborhoods.map((neighborhood) => (
            <li key={neighborhood}>{neighborhood}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
