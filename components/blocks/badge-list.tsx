import { Icon, isIconName } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import { listBadges } from '@/lib/content/server/badges'
import { chosen } from '@/lib/content/server/chosen'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export async function BadgeList({ heading, intro, badges, tone, anchor }: BlockOf<'badgeList'>) {
  const all = await listBadges()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="badges">
        {chosen(all, badges).map(({ _id, name, detail, icon }) => (
          <li key={_id} className="badge-item">
            <Icon name={isIconName(icon) ? icon : 'check'} />
            <div>
              <strong>{name}</strong>
              {detail && <p className="text-sm">{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
