import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { safeHref } from '@/lib/content/server/safe-href'
import type { SiteSettings } from '@/lib/content/server/settings'
import type { ContactChannel } from '@/lib/content/shared/choices'
import { postalLine } from '@/lib/content/shared/postal-line'
import { phoneHref } from '@/lib/platform/shared/text'

type Props = {
  href: string | null | undefined
  className?: string
  /** Shown while pointing and read out after the label, where the label alone does not tell. */
  description?: string
  children: ReactNode
}

/**
 * A link written by an editor. One that leads nowhere safe is drawn as plain words, so nothing looks like a dead
 * link.
 */
export function CmsLink({ href, className, description, children }: Props) {
  const safe = safeHref(href)
  if (!safe) return <span>{children}</span>
  return (
    <a href={safe} className={className} title={description}>
      {children}
    </a>
  )
}

type ButtonLinkProps = {
  link: { label?: string | null; href?: string | null } | null | undefined
  look: 'primary' | 'quiet' | 'light' | 'outline-light'
  /** On phones it has a line of its own. */
  isWide?: boolean
}

/** An editor's link as a button; nothing when its words or its address are missing, so no button is ever dead. */
export function ButtonLink({ link, look, isWide = false }: ButtonLinkProps) {
  if (!link?.label || !safeHref(link.href)) return null
  return (
    <CmsLink href={link.href} className={`button button-${look} ${isWide ? 'max-sm:basis-full' : ''}`}>
      {link.label}
    </CmsLink>
  )
}

export const contactWay = 'flex min-h-11 items-center gap-3 tabular'
export const contactLink = `${contactWay} font-semibold hover:underlined`

type ContactLinkProps = {
  settings: SiteSettings | null
  channel: ContactChannel | null | undefined
}

/** One of the clinic's numbers or addresses as a way to use it; nothing while it is not published. */
export function ContactLink({ settings, channel }: ContactLinkProps) {
  const value = channel && settings?.[channel]
  if (!value) return null
  if (channel === 'street') {
    return (
      <span className={contactWay}>
        <Icon name="place" className="text-accent" />
        {postalLine(settings)}
      </span>
    )
  }
  const isPhone = channel === 'phone' || channel === 'supportPhone'
  return (
    <a href={isPhone ? phoneHref(value) : `mailto:${value}`} className={contactLink}>
      <Icon name={isPhone ? 'phone' : 'mail'} className="text-accent" />
      <span className="min-w-0 wrap-anywhere">{value}</span>
    </a>
  )
}
