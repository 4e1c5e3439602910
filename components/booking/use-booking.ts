import { useEffect, useRef, useState } from 'react'
import type { BookingAccess } from '@/lib/care/booking/server/access'
import { type BookingTarget, pickSelector } from '@/lib/care/booking/shared/model'
import { type BookingState, openBooking } from './open-widget'

type Wanted = { target: BookingTarget; frameTitle: string; access: BookingAccess; isActive: boolean }

/** Opens the provider's form in `place` while active. `leavesFor`: where its script wanted to lead the page. */
export function useBooking({ target, frameTitle, access: { script, account }, isActive }: Wanted) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<BookingState>('loading')
  const [leavesFor, setLeavesFor] = useState<string>()
  const selector = pickSelector(target)
  const name = selector?.name
  const value = selector?.value

  useEffect(() => {
    if (!isActive || !place.current) return
    setLeavesFor(undefined)
    return openBooking({
      place: place.current,
      script,
      account,
      selector: name && value ? { name, value } : null,
      frameTitle,
      onState: setState,
      onLeave: setLeavesFor,
    })
  }, [isActive, script, account, name, value, frameTitle])
  return { place, state, leavesFor }
}
