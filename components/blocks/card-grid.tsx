import type { ReactNode } from 'react'
import { CmsLink } from '@/components/content/links'
import { unbroken } from '@/components/content/unbroken'
import { Icon, IconDisc } from '@/components/ui/icon'
import { isIconName } from '@/components/ui/icon-shapes'
import { SectionHeading } from '@/components/ui/page-intro'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section, split } from './section'

const looks: Record<string, { list?: string; card: string; name?: string }> = {
  rows: { card: 'flex gap-5 border-t border-rule py-6' },
  folds: { card: 'border-t border-rule sm:py-6', name: 'max-sm:hidden' },
  // A balanced break would fall into "1-2 hours".
  ticks: { list: 'mt-10 grid gap-x-12 gap-y-6 md:grid-cols-2', card: 'flex gap-4', name: 'text-pretty' },
}
/** Three stand side by side, six as three and three. */
const cardLook = {
  list: 'mt-10 grid grid-fit-68 gap-4 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3 lap:has-[>:nth-child(6):last-child]:grid-cols-3',
  card: 'grid content-start gap-5 rounded-card border border-rule bg-card p-7',
  name: undefined,
}

export function CardGrid({ heading, intro, cards, look, tone, anchor }: BlockOf<'cardGrid'>) {
  const { list, card, name: nameClass } = looks[look ?? ''] ?? cardLook
  return (
    <Section tone={tone} anchor={anchor} container={look === 'rows' || look === 'folds' ? split : ''}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={list}>
        {cards?.map(({ _key, title, text, icon, link, anchor: name }) => (
          <li key={_key} id={name || undefined} className={`${card} target:bg-agave-100`}>
            {isIconName(icon) && <IconDisc name={icon} className="flex-none" />}
            <Fold isFolded={look === 'folds'} title={title}>
              <h3 className={nameClass}>{unbroken(title)}</h3>
              {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
              {link?.label && (
                <p className="mt-4">
                  <CmsLink href={link.href} className="text-link">
                    {link.label}
                  </CmsLink>
                </p>
              )}
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type FoldProps = { isFolded: boolean; title: string | null; children: ReactNode }

/** On phones the title alone until it is pressed, or the address names its place. */
const Fold = ({ isFolded, title, children }: FoldProps) =>
  isFolded ? (
    <details className="fold group">
      <summary className="min-h-14 justify-between text-ink-900">
        {title}
        <Icon name="plus" className="text-agave-600 transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-4 sm:p-0">{children}</div>
    </details>
  ) : (
    <div>{children}</div>
  )
