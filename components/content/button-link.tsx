import { safeHref } from '@/lib/content/server/safe-href'
import { CmsLink } from './cms-link'

type Props = {
  link: { label?: string | null; href?: string | null } | null | undefined
  look: 'primary' | 'quiet' | 'light' | 'outline-light'
}

/** An editor's link as a button; nothing when its words or its address are missing, so no button is ever dead. */
export function ButtonLink({ link, look }: Props) {
  if (!link?.label || !safeHref(link.href)) return null
  return (
    <CmsLink href={link.href} className={`button button-${look}`}>
      {link.label}
    </CmsLink>
  )
}
