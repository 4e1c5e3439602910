import { CmsLink } from '@/components/content/links'
import { Icon } from '@/components/ui/icon'
import type { BlockOf } from '@/lib/content/server/pages'

type Props = BlockOf<'notice'> & { isAboveTitle: boolean }

const info = '[--edge:var(--color-agave-600)] bg-white'
const looks: Record<string, string> = {
  emergency: '[--edge:oklch(0.5_0.19_27)] bg-[oklch(0.975_0.014_27)]',
  important: '[--edge:oklch(0.6_0.13_70)] bg-[oklch(0.98_0.018_80)]',
}

/** A note in a box. Above the page's title it has words in bold for a heading: headings begin with the first level. */
export function Notice({ heading, text, kind, link, anchor, isAboveTitle }: Props) {
  const Frame = isAboveTitle ? 'div' : 'section'
  const Heading = isAboveTitle ? 'p' : 'h2'
  return (
    <Frame id={anchor || undefined} className={isAboveTitle ? 'py-6' : 'plain section-space'}>
      <div className="container-page">
        <div
          role="note"
          className={`flex gap-4 rounded-control border border-s-4 border-(--edge)/30 border-s-(--edge) px-6 py-5 ${looks[kind ?? ''] ?? info}`}
          data-kind={kind ?? 'info'}
        >
          <Icon name="alert" className="mt-0.5 text-[1.375rem] text-(--edge)" />
          <div>
            <Heading className="font-text text-lg/[1.35] font-bold tracking-[-0.005em] text-ink-900">
              {heading}
            </Heading>
            {text && <p className="mt-1 max-w-[75ch] text-balance whitespace-pre-line">{text}</p>}
            {link?.label && (
              <p className="mt-2">
                <CmsLink href={link.href} className="text-link">
                  {link.label}
                </CmsLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </Frame>
  )
}
