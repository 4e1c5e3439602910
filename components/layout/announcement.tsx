import { CmsLink } from '@/components/content/links'
import type { SiteSettings } from '@/lib/content/server/settings'

export function Announcement({ announcement }: Pick<SiteSettings, 'announcement'>) {
  if (!announcement?.isShown || !announcement.text) return null
  const { text, link } = announcement
  return (
    <aside aria-label="Announcement" className="bg-agave-100 text-sm/[1.43] text-agave-900">
      <p className="container-page flex flex-wrap items-baseline justify-center gap-x-3 py-2.5 text-center">
        <span>{text}</span>
        {link?.label && (
          <CmsLink href={link.href} className="text-link">
            {link.label}
          </CmsLink>
        )}
      </p>
    </aside>
  )
}
