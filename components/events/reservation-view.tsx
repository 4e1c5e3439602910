import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
import { PageIntro } from '@/components/ui/page-intro'
import { eventWhen } from '@/lib/care/events/server/calendar'
import type { Reservation } from '@/lib/people/rsvps/server/reservation'

type ReservationViewProps = { reservation: Reservation; token: string; isOver: boolean; phone: string | null }

/** What a guest has reserved, and the button that gives it back. Needs no script. */
export function ReservationView({ reservation, token, isOver, phone }: ReservationViewProps) {
  const { event, partySize } = reservation
  const isIn = ['confirmed', 'waiting'].includes(reservation.status)
  const { heading, text } = wordsOf(reservation, isOver)
  return (
    <section className="section-space">
      <div className="container-page">
        <PageIntro eyebrow="Your reservation" title={heading} text={text} />
        <dl className="mt-8 grid max-w-160 border-t border-sand-200">
          <Fact name="Event">{event.title}</Fact>
          <Fact name="When">{eventWhen(event)}</Fact>
          {event.location && <Fact name="Where">{event.location}</Fact>}
          <Fact name="Party size">{partySize === 1 ? '1 person' : `${partySize} people`}</Fact>
        </dl>
        <div className="mt-8 flex flex-wrap gap-3">
          {isIn && !isOver && event.isPublished && (
            <a href={`/api/events/${event.id}/calendar.ics`} className="button button-primary">
              Add to calendar
            </a>
          )}
          {isIn && !isOver && (
            <form action="/api/events/reservation" method="post">
              <input type="hidden" name="token" value={token} />
              <button type="submit" className="button button-quiet">
                {reservation.status === 'waiting' ? 'Leave the waitlist' : 'Give up my spot'}
              </button>
            </form>
          )}
          {!isIn && (
            <a href="/events" className="button button-primary">
              See all events
            </a>
          )}
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
        </div>
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-b border-sand-200 py-3.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
    <dt className="text-sm text-ink-500">{name}</dt>
    <dd className="font-semibold text-ink-900">{children}</dd>
  </div>
)

function wordsOf({ status, position, firstName, event }: Reservation, isOver: boolean) {
  if (status === 'cancelled')
    return {
      heading: 'Your reservation is canceled',
      text: 'Thanks for letting us know. If someone was waiting, the spot is theirs now.',
    }
  if (status === 'attended' || isOver)
    return { heading: 'This event is over', text: 'There’s nothing left to change here.' }
  if (!event.isPublished)
    return {
      heading: 'Please call us about this event',
      text: 'It’s no longer on our calendar. Give us a call and we’ll tell you what’s happening.',
    }
  if (status === 'confirmed')
    return { heading: 'You’re in', text: `${firstName}, your spot is reserved. All times are Arizona time.` }
  return {
    heading: `You’re number ${position} on the waitlist`,
    text: 'We’ll email you as soon as a spot opens up for you. There’s nothing you need to do.',
  }
}

/** Where a link leads that opens no reservation. */
export function NoReservation({ phone }: { phone: string | null }) {
  return (
    <section className="section-space">
      <PageStatus is={404} />
      <div className="container-page">
        <PageIntro
          eyebrow="Your reservation"
          title="This link doesn’t open a reservation"
          text="It may have been cut off. Please open it from our email again, or call us: we can find your reservation by name."
        >
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
          <a href="/events" className="button button-quiet">
            See all events
          </a>
        </PageIntro>
      </div>
    </section>
  )
}
