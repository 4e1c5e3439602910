import 'server-only'
import { now } from '@/lib/clock'
import { isLinkOpen } from './links'
import type { Preview } from './model'
import { openSeal } from './seal'

/**
 * The preview this cookie opens, or null: it is none of ours, it is over, or its link was taken back. A database that does not
 * answer opens nothing. Never throws.
 */
export async function readPreview(cookie: string | undefined): Promise<Preview | null> {
  const opened = openSeal(cookie, now())
  if (opened?.by !== 'link') return opened
  try {
    return (await isLinkOpen(opened.link)) ? opened : null
  } catch (error) {
    console.error(`A preview was not shown: ${error instanceof Error ? error.message : error}`)
    return null
  }
}
