import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'

/** Where a link leads that opens no reservation. */
export function NoReservation({ phone }: { phone: string | null }) {
  return (
    <section className="section-space">
      <PageStatus is={404} />
      <div className="container-page">
        <p className="eyebrow">Your reservation</p>
        <h1>This link doesn’t open a reservation</h1>
        <p className="mt-5 max-w-[52ch] text-lead">
          It may have been cut off. Please open it from our email again, or call us: we can find your
          reservation by name.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
          <a href="/events" className="button button-quiet">
            See all events
          </a>
        </div>
      </div>
    </section>
  )
}
