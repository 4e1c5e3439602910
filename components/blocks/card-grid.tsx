import { CmsLink } from '@/components/content/links'
import { unbroken } from '@/components/content/unbroken'
import { Icon, isIconName } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

const looks: Record<string, string> = { rows: 'card-rows', ticks: 'card-ticks' }

export function CardGrid({ heading, intro, cards, look, tone, anchor }: BlockOf<'cardGrid'>) {
  return (
    <Section tone={tone} anchor={anchor} className={look === 'rows' ? 'section-split' : ''}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={looks[look ?? ''] ?? 'cards'}>
        {cards?.map(({ _key, title, text, icon, link, anchor: name }) => (
          <li key={_key} id={name || undefined} className="card">
            {isIconName(icon) && (
              <span className="card-icon">
                <Icon name={icon} />
              </span>
            )}
            <div>
              <h3>{unbroken(title)}</h3>
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
