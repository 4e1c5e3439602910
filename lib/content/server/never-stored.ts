import { unstable_cache } from 'next/cache'
import { nothingHere, notNow } from '@/lib/platform/cache/server/rendering'

const mark = (tag: string) => unstable_cache(async () => tag, [tag], { tags: [tag] })

/** Called while a page is rendered that says "there is nothing here": its tag keeps it out of the page cache. */
export const markAsNothing = mark(nothingHere)

/** The same for one that says "not now"; the last good copy stays. */
export const markAsNotNow = mark(notNow)
