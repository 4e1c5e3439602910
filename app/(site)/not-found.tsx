import type { Metadata } from 'next'
import { NothingFound } from '@/components/errors/dead-ends'

/** Next takes the title from here whenever the status is 404 (NOTF-002). */
export const metadata: Metadata = { title: 'Page not found' }

/** Drawn only where a page vanishes while it is asked for: see [[...slug]]/page.tsx. */
export default function NotFound() {
  return <NothingFound />
}
