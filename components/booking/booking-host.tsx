'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { loadOnce, useCode } from '@/components/behaviour/use-code'
import type { AskingWords } from '@/lib/care/areas/server/zip'
import type { BookingAccess } from '@/lib/care/booking/server/access'
import { onBookPress, type Pressed } from './on-book-press'

type Props = { phone: string | null; access: BookingAccess | null; zipWords: AskingWords; className: string }

/** Opens the booking dialog from every Book Now of the page; its code is only loaded when it is first opened. */
export function BookingHost(props: Props) {
  const [pressed, setPressed] = useState<Pressed>()
  const [isOpen, setOpen] = useState(false)
  const path = usePathname()
  const close = () => setOpen(false)
  const loaded = useCode({ isOpen, load: loadDialog, name: 'The booking form', phone: props.phone, close })

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

  if (loaded && pressed)
    return <loaded.BookingDialog {...props} {...pressed} isOpen={isOpen} onClose={close} />
  return (
    <p role="status" className="sr-only">
      {isOpen && 'Opening the booking form …'}
    </p>
  )
}

const loadDialog = loadOnce(() => import('./booking-dialog'))

// Pressed before the scripts were there: the dialog comes while the page is taken over, instead of after it.
if (typeof document !== 'undefined' && document.querySelector('[data-book][aria-busy=true]'))
  loadDialog().catch(() => undefined)
