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
      <ul className="mt-10 grid grid-fit-60 gap-4 lap:has-[>:nth-child(6):last-child]:grid-cols-3">
        {chosen(all, badges).map(({ _id, name, detail, icon }) => (
          <li key={_id} className="card flex gap-3.5 p-5 text-ink-700">
            <Icon name={isIconName(icon) ? icon : 'check'} className="mt-0.5 text-xl text-agave-600" />
            <div>
              <strong className="text-ink-900">{name}</strong>
              {detail && <p className="text-sm/[1.43] text-wrap">{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
