import { Scene } from '@/components/art/scene'
import { CallLink } from '@/components/content/call-link'
import { PageIntro } from '@/components/ui/page-intro'
import { PageStatus } from './page-status'

/** What stands at an address that no page has (NOTF-003, NOTF-004). */
export function NothingFound() {
  return (
    <section className="section-space">
      <PageStatus is={404} />
      <div className="container-page grid items-center gap-8 md:grid-cols-[1.4fr_1fr]">
        <div>
          <PageIntro eyebrow="404" title="Nothing found" text="The page you are looking for is not available">
            <a href="/" className="button button-primary">
              Go back to Homepage
            </a>
          </PageIntro>
        </div>
        <Scene name="bare" isFirst isUnannounced />
      </div>
    </section>
  )
}

/** What stands at an address that nobody knows while the CMS does not answer: it may have a page there. */
export function Unavailable({ phone }: { phone: string | null | undefined }) {
  return (
    <section className="section-space">
      <PageStatus is={503} />
      <div className="container-page">
        <PageIntro
          eyebrow="503"
          title="We can’t load this page right now"
          text="Please try again in half a minute. If you need us now, call: our phones work even when this site doesn’t."
        >
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
          <a href="/" className="button button-quiet">
            Go back to Homepage
          </a>
        </PageIntro>
      </div>
    </section>
  )
}
