import { IconDisc, isIconName } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import { listEventTypes } from '@/lib/content/server/events'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export async function EventTypeList({ heading, intro, tone, anchor }: BlockOf<'eventTypeList'>) {
  const types = await listEventTypes()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid grid-fit-60 gap-x-8 gap-y-9">
        {types.map(({ _id, name, description, details, icon }) => (
          <li key={_id} className="flex flex-col gap-3 border-t-2 border-bloom-500 pt-5">
            {isIconName(icon) && <IconDisc name={icon} />}
            <h3>{name}</h3>
            <p>{description}</p>
            {details && (
              <ul className="ticks mt-auto pt-2 text-sm">
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
