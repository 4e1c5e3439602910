import { CmsLink } from '@/components/content/links'
import { NoticeBox } from '@/components/ui/notice-box'
import type { BlockOf } from '@/lib/content/server/pages'

type Props = BlockOf<'notice'> & { isAboveTitle: boolean }

/** A note in a box. Above the page's title it has words in bold for a heading: headings begin with the first level. */
export function Notice({ heading, text, kind, link, anchor, isAboveTitle }: Props) {
  const Frame = isAboveTitle ? 'div' : 'section'
  return (
    <Frame id={anchor || undefined} className={isAboveTitle ? 'py-6' : 'plain section-space'}>
      <div className="container-page">
        <NoticeBox kind={kind ?? 'info'} title={heading} titleAs={isAboveTitle ? 'p' : 'h2'}>
          {text && <p className="mt-1 max-w-[65ch] text-balance whitespace-pre-line">{text}</p>}
          {link?.label && (
            <p className="mt-2">
              <CmsLink href={link.href} className="text-link">
                {link.label}
              </CmsLink>
            </p>
          )}
        </NoticeBox>
      </div>
    </Frame>
  )
}
