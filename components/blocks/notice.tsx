import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import type { BlockOf } from '@/lib/content/pages'

export function Notice({ heading, text, kind, link, anchor }: BlockOf<'notice'>) {
  return (
    <section id={anchor || undefined} className="notice-block">
      <div className="container-page">
        <div role="note" className="notice-box" data-kind={kind ?? 'info'}>
          <Icon name="alert" />
          <div>
            <h2>{heading}</h2>
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
    </section>
  )
}
