import { CmsLink } from '@/components/content/links'
import { unbroken } from '@/components/content/unbroken'
import { IconDisc, isIconName } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section, split } from './section'

const looks: Record<string, { list?: string; card: string; name?: string }> = {
  rows: { card: 'flex gap-5 border-t border-rule py-6' },
  // A balanced break would fall into "1-2 hours".
  ticks: { list: 'mt-9 grid gap-x-12 gap-y-6 md:grid-cols-2', card: 'flex gap-4', name: 'text-pretty' },
}
/** Six stand as three and three. */
const cardLook = {
  list: 'mt-11 grid grid-fit-68 gap-4 lap:has-[>:nth-child(6):last-child]:grid-cols-3',
  card: 'grid content-start gap-5 rounded-card border border-rule bg-card p-7',
  name: undefined,
}

export function CardGrid({ heading, intro, cards, look, tone, anchor }: BlockOf<'cardGrid'>) {
  const { list, card, name: nameClass } = looks[look ?? ''] ?? cardLook
  return (
    <Section tone={tone} anchor={anchor} container={look === 'rows' ? split : ''}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={list}>
        {cards?.map(({ _key, title, text, icon, link, anchor: name }) => (
          <li
            key={_key}
            id={name || undefined}
            className={`${card} target:bg-agave-100 target:[box-shadow:-1rem_0_0_var(--color-agave-100),1rem_0_0_var(--color-agave-100)]`}
          >
            {isIconName(icon) && <IconDisc name={icon} className="flex-none" />}
            <div>
              <h3 className={nameClass}>{unbroken(title)}</h3>
              {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
              {link?.label && (
                <p className="mt-4">
                  <CmsLink href={link.href} className="text-link">
                    {link.label}
                  </CmsLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
