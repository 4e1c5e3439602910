import { Scene } from '@/components/art/scene'
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
        <Scene name="bare" />
      </div>
    </section>
  )
}
