import 'server-only'
import { now } from '@/lib/platform/server/clock'
import { countRemovals } from '@/lib/platform/staff-session/server/removals'
import { isLinkOpen } from './links'
import type { Preview } from './model'
import { openSeal } from './seal'

/**
 * The preview this cookie opens, or null: it is none of ours, it is over, its link was taken back, or one of the staff lost their
 * access since. A database that does not answer opens nothing. Never throws.
 */
export async function readPreview(cookie: string | undefined): Promise<Preview | null> {
  const opened = openSeal(cookie, now())
  if (!opened) return null
  try {
    // The Studio does not say who opens its preview: when anybody is removed all of them end, and whoever may opens it again.
    const isOpen =
      opened.by === 'link' ? await isLinkOpen(opened.link) : (await countRemovals()) === opened.removals
    return isOpen ? opened : null
  } catch (error) {
    console.error(`A preview was not shown: ${error instanceof Error ? error.message : error}`)
    return null
  }
}
