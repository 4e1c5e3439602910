'use client'

import { useEffect } from 'react'
import { ZipCheck } from '@/components/areas/zip-check'
import { ZipForm } from '@/components/areas/zip-form'
import { CallLink } from '@/components/content/call-link'
import { Dialog } from '@/components/ui/dialog'
import type { AskingWords } from '@/lib/care/areas/server/zip'
import type { BookingAccess } from '@/lib/care/booking/server/access'
import { BookingWidget, noteLook } from './booking-widget'
import type { Pressed } from './on-book-press'

type Props = Pressed & {
  access: BookingAccess | null
  phone: string | null
  zipWords: AskingWords
  className: string
  onClose: () => void
}

/** What is booked, and below it the provider's form for it (BOOK-001, BOOK-002). */
export function BookingDialog({
  request,
  onClose,
  opener,
  dosage,
  access,
  phone,
  zipWords,
  className,
}: Props) {
  const { title, note, isComing, order, ...target } = request
  return (
    <Dialog
      title={title}
      closeLabel="Close booking"
      isDismissable
      className={`transition-[opacity,translate] starting:[translate:0_0.75rem] starting:opacity-0 md:w-[calc(720px+4rem)] ${className}`}
      onClose={onClose}
    >
      <ReturnFocus opener={opener} />
      <div className="flex flex-1 flex-col gap-4 px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))] md:px-8">
        {isComing || !access ? (
          <ComingSoon phone={phone} />
        ) : (
          <>
            {note && <p className={noteLook}>{note}</p>}
            {dosage && (
              <p className={noteLook}>
                Dosage you chose: <strong>{dosage}</strong>. Please choose it in the form as well.
              </p>
            )}
            <div className="grid min-w-0 gap-2">
              <ZipCheck id="booking-zip" words={zipWords} phone={phone} isBooking>
                <ZipForm id="booking-zip" words={zipWords} isCompact />
              </ZipCheck>
            </div>
            <BookingWidget
              widget="booking"
              order={order}
              target={target}
              frameTitle={`${title}: booking form`}
              access={access}
              phone={phone}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Where nothing can be booked online yet (ERR-025). */
export function ComingSoon({ phone }: { phone: string | null }) {
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <p className="font-semibold text-ink-900 text-lg">Online booking for this service is coming soon.</p>
      <p>Please call us to schedule your appointment:</p>
      <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
      <a href="/contact?about=booking#call-back" className="text-link">
        Ask us to call you
      </a>
    </div>
  )
}

/**
 * Gives the focus back when the dialog is gone: to what opened it, to the button of the menu it stood in, or to the
 * header's Book Now. (The browser only knows what had the focus after its code was loaded.)
 */
export function ReturnFocus({ opener }: { opener: HTMLElement | null }) {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const menu = opener?.closest('dialog')?.id
        const places = [
          opener,
          menu ? document.querySelector<HTMLElement>(`[commandfor="${menu}"]`) : null,
          ...document.querySelectorAll<HTMLElement>('[data-book]'),
        ]
        places.find((place) => place?.checkVisibility())?.focus()
      })
    },
    [opener],
  )
  return null
}
