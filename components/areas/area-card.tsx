import { Icon } from '@/components/ui/icon'
import type { ServiceArea } from '@/lib/content/server/service-areas'

/** City and response time, where we go there, and its neighborhoods. */
export function AreaCard({ area, unknownTime }: { area: ServiceArea; unknownTime?: string | null }) {
  const { city, description, neighborhoods, responseTime, isFeatured } = area
  return (
    <li className={isFeatured ? 'area area-featured' : 'area'}>
      <h3>{city}</h3>
      <p className="area-time">
        <Icon name={responseTime ? 'clock' : 'phone'} />
        {responseTime ?? unknownTime}
      </p>
      {description && <p className="area-about">{description}</p>}
      {neighborhoods && neighborhoods.length > 0 && (
        <ul className="area-places">
          {neighborhoods.map((neighborhood) => (
            <li key={neighborhood}>{neighborhood}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
