import { Icon, isIconName } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import { listEventTypes } from '@/lib/content/server/events'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export async function EventTypeList({ heading, intro, tone, anchor }: BlockOf<'eventTypeList'>) {
  const types = await listEventTypes()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="event-types">
        {types.map(({ _id, name, description, details, icon }) => (
          <li key={_id} className="event-type">
            {isIconName(icon) && (
              <span className="card-icon">
                <Icon name={icon} />
              </span>
            )}
            <h3>{name}</h3>
            <p>{description}</p>
            {details && (
              <ul className="ticks">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
