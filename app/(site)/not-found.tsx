import type { Metadata } from 'next'
import { NothingFound } from '@/components/errors/nothing-found'

export const metadata: Metadata = { title: 'Page not found' }

/** Only where a page vanishes while it is asked for; other unknown addresses are answered by /page-not-found. */
export default function NotFound() {
  return <NothingFound />
}
