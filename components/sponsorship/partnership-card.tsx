import { Icon, isIconName } from '@/components/ui/icon'
import type { PartnershipType } from '@/lib/content/server/partnership-types'

/** For whom it is, what we do together, and what the partner gets. */
export function PartnershipCard({
  partnership: { name, suits, description, benefits, icon },
}: {
  partnership: PartnershipType
}) {
  return (
    <li className="partnership">
      <div>
        {isIconName(icon) && (
          <span className="card-icon">
            <Icon name={icon} />
          </span>
        )}
        <h3>{name}</h3>
        {suits && <p className="partnership-suits">{suits}</p>}
      </div>
      <p>{description}</p>
      {benefits && (
        <ul className="ticks">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
