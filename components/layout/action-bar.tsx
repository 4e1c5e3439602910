import { CallLink } from '@/components/content/call-link'
import type { SiteSettings } from '@/lib/content/settings'

/** On phones the next step stays in reach once the hero has passed. */
export function ActionBar({ phone }: Pick<SiteSettings, 'phone'>) {
  return (
    <div className="action-bar">
      <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary w-full" />
    </div>
  )
}
