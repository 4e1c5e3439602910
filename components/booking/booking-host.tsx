'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import type { AskingWords } from '@/lib/care/areas/server/zip'
import type { BookingAccess } from '@/lib/care/booking/server/access'
import { BookingDialog } from './booking-dialog'
import { onBookPress, type Pressed } from './on-book-press'

type Props = { phone: string | null; access: BookingAccess | null; zipWords: AskingWords; className: string }

/**
 * Opens the booking dialog from every Book Now of the page. Its 4 kB come with the page's scripts: what most visitors
 * press first shall not wait for one more answer.
 */
export function BookingHost(props: Props) {
  const [pressed, setPressed] = useState<Pressed>()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason, not an input.
  useLayoutEffect(() => setPressed(undefined), [path])
  // From the moment on that early presses are no longer noted.
  useLayoutEffect(() => onBookPress(setPressed), [])
  return pressed && <BookingDialog {...props} {...pressed} onClose={() => setPressed(undefined)} />
}
