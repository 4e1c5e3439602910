import { CmsLink } from '@/components/content/links'
import { Icon } from '@/components/ui/icon'
import type { BlockOf } from '@/lib/content/server/pages'

type Props = BlockOf<'notice'> & { isAboveTitle: boolean }

/** A note in a box. Above the page's title it has words in bold for a heading: headings begin with the first level. */
export function Notice({ heading, text, kind, link, anchor, isAboveTitle }: Props) {
  const Frame = isAboveTitle ? 'div' : 'section'
  const Heading = isAboveTitle ? 'p' : 'h2'
  return (
    <Frame id={anchor || undefined} className="notice-block">
      <div className="container-page">
        <div role="note" className="notice-box" data-kind={kind ?? 'info'}>
          <Icon name="alert" />
          <div>
            <Heading className="notice-heading">{heading}</Heading>
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
