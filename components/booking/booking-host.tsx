'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { AskingWords } from '@/lib/areas/zip-words'
import type { BookingAccess } from '@/lib/booking/access'
import type { BookingDialog } from './booking-dialog'
import { loadDialog } from './load-dialog'
import { onBookPress, type Pressed } from './on-book-press'

type Props = { phone: string | null; access: BookingAccess | null; zipWords: AskingWords; className: string }

/** Opens the booking dialog from every Book Now of the page; its code is only loaded when it is first opened. */
export function BookingHost(props: Props) {
  const [loaded, setLoaded] = useState<{ Dialog: typeof BookingDialog }>()
  const [pressed, setPressed] = useState<Pressed>()
  const [isOpen, setOpen] = useState(false)
  const path = usePathname()
  const isWaiting = isOpen && !loaded
  const { phone } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason, not an input.
  useLayoutEffect(() => setOpen(false), [path])
  // From the moment on that early presses are no longer noted.
  useLayoutEffect(
    () =>
      onBookPress((by) => {
        setPressed(by)
        setOpen(true)
      }),
    [],
  )
  useEffect(() => {
    if (!isWaiting) return
    loadDialog().then(
      ({ BookingDialog }) => setLoaded({ Dialog: BookingDialog }),
      () => {
        setOpen(false)
        showToast({
          tone: 'destructive',
          title: 'The booking form did not open',
          description: `Please check your connection and try again${phone ? `, or call ${phone}` : ''}.`,
        })
      },
    )
  }, [isWaiting, phone])

  if (loaded && pressed)
    return <loaded.Dialog {...props} {...pressed} isOpen={isOpen} onClose={() => setOpen(false)} />
  return (
    <p role="status" className="sr-only">
      {isWaiting && 'Opening the booking form …'}
    </p>
  )
}
