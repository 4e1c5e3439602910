import { CallLink } from '@/components/content/call-link'
import { PageStatus } from './page-status'

/** What stands at an address that nobody knows while the CMS does not answer: it may have a page there. */
export function Unavailable({ phone }: { phone: string | null | undefined }) {
  return (
    <section className="section-space">
      <PageStatus is={503} />
      <div className="container-page">
        <p className="eyebrow">503</p>
        <h1>We can’t look up this page right now</h1>
        <p className="mt-5 max-w-[52ch] text-lead">
          Please try again in half a minute. If you need us now, call: our phones work even when this site
          doesn’t.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
          <a href="/" className="button button-quiet">
            Go back to Homepage
          </a>
        </div>
      </div>
    </section>
  )
}
