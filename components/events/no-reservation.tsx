import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
import { PageIntro } from '@/components/ui/page-intro'

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
