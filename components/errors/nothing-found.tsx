import { Ocotillo } from '@/components/art/ocotillo'
import { sceneFrame } from '@/components/art/scene'
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
        <div className={sceneFrame}>
          <svg viewBox="0 0 480 400" aria-hidden="true" className="block w-full">
            <circle cx="290" cy="170" r="112" className="hero-sun" />
            <path className="hero-ridge-far" d="M0 300 60 262l58 24 74-54 62 48 66-26 80 40 80-30v136H0z" />
            <path className="hero-ridge-near" d="M0 340c90-26 150-20 240-8s160 6 240-18v86H0z" />
            <ellipse cx="224" cy="373" rx="40" ry="6" className="hero-shade" />
            <Ocotillo
              seed="bare"
              root={{ x: 220, y: 372 }}
              height={310}
              spread={140}
              count={7}
              width={4}
              isBare
            />
          </svg>
        </div>
      </div>
    </section>
  )
}
