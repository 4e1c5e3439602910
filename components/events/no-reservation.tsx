import { CallLink } from '@/components/content/call-link'

/** Where a link leads that opens no reservation. */
export function NoReservation({ phone }: { phone: string | null }) {
  return (
    <section className="section-space">
      <div className="container-page">
        <p className="eyebrow">Your reservation</p>
        <h1>This link opens no reservation</h1>
        <p className="mt-5 max-w-[52ch] text-lead">
          It may have been cut off on its way. Please open it from our email once more, or call us: we find
          your reservation by your name.
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
