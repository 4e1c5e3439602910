import type { Metadata } from 'next'
import { Divider } from '@/components/art/divider'
import { DripBag, DripBagParts } from '@/components/art/drip-bag'
import { EmptyState } from '@/components/art/empty-state'
import { GiftCardArt } from '@/components/art/gift-card-art'
import { Portrait } from '@/components/art/portrait'
import { Scene } from '@/components/art/scene'
import { ValleyMap } from '@/components/art/valley-map'
import { Vial, VialParts } from '@/components/art/vial'
import { RenderBlocks } from '@/components/blocks/render-blocks'
import { BookNow } from '@/components/book-now'
import { CallLink } from '@/components/content/call-link'
import { ButtonLink } from '@/components/content/links'
import { Price } from '@/components/content/price'
import { Icon, iconShapes, isIconName } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { WidgetStatus } from '@/components/widgets/widget-status'
import { anyService } from '@/lib/care/booking/shared/request'
import { getPage, listPagePaths, type PageBlock } from '@/lib/content/server/pages'
import { sceneNames } from '@/lib/content/shared/choices'
import { Sample } from './sample'
import { ToastButtons } from './toast-buttons'

/** `.dev.tsx` is a page while developing only (next.config.ts): a build does not know this address. */
export const metadata: Metadata = { title: 'Design', robots: { index: false } }

export default function Design() {
  return (
    <>
      <div className="container-page section-space">
        <h1>Design</h1>
        <Basics />
        <Drawings />
        <Widgets />
      </div>
      <Blocks />
    </>
  )
}

/** The first block of every kind that any page has. */
async function Blocks() {
  const pages = await Promise.all((await listPagePaths()).map((path) => (path ? getPage(path) : null)))
  const firsts = new Map<string, PageBlock>()
  for (const block of pages.flatMap((page) => page?.blocks ?? [])) {
    if (!firsts.has(block._type)) firsts.set(block._type, { ...block, _key: block._type })
  }
  return <RenderBlocks blocks={[...firsts.values()]} title="Blocks" />
}

const phases = ['loading', 'slow', 'failed'] as const

/** What stands where a block of somebody else is not there yet, or not at all. */
function Widgets() {
  return (
    <Sample name="Blocks of others" width={320}>
      {phases.map((phase) => (
        <WidgetStatus key={phase} phase={phase} widget="booking" phone="(480) 555-0142">
          <a href="https://intakeq.com" className="text-link">
            Open the booking page itself
          </a>
        </WidgetStatus>
      ))}
    </Sample>
  )
}

const categories = [
  ...['hydration', 'energy', 'immune', 'recovery', 'beauty', 'nad', 'injections', 'wellness'],
  ...['basic', 'standard', 'specialty', 'performance', 'premium'],
]
const areas = [
  ['Scottsdale', '30-45 min'],
  ['Paradise Valley', '30-45 min'],
  ['Phoenix', '45-60 min'],
  ['Tempe', '45-60 min'],
  ['Fountain Hills', '45-60 min'],
  ['Mesa', '60-75 min'],
  ['Cave Creek', '60-75 min'],
  ['Carefree', '60-75 min'],
  ['Elsewhere', null],
].map(([city, responseTime]) => ({ city, responseTime }))

function Drawings() {
  return (
    <>
      <VialParts />
      <DripBagParts />
      <Sample name="Vials">
        {categories.map((category, index) => (
          <div key={category} data-category={category}>
            <Vial seed={category} minutes={5 + index} />
            <small>{category}</small>
          </div>
        ))}
      </Sample>
      <Sample name="Drip bags">
        {categories.map((category, index) => (
          <div key={category}>
            <DripBag seed={category} category={category} minutes={30 + index * 3} />
            <small>{30 + index * 3} minutes</small>
          </div>
        ))}
      </Sample>
      <Sample name="Drip bags, large" width={320}>
        <DripBag seed="low" category="energy" level={0} motif="bolt" />
        <DripBag seed="half" category="nad" level={0.5} motif="hexagon" />
        <DripBag seed="full" category="immune" level={1} motif="shield" />
      </Sample>
      <Sample name="Scenes" width={340}>
        {sceneNames.map(({ value, title }) => (
          <div key={value}>
            <Scene name={value} />
            <small>{title}</small>
          </div>
        ))}
      </Sample>
      <Sample name="Map" width={328}>
        <ValleyMap areas={areas} />
        <ValleyMap areas={areas} isSmall />
      </Sample>
      <Sample name="Gift cards" width={300}>
        <GiftCardArt amount="$150" name="Starter" />
        <GiftCardArt amount="$300" name="Wellness" tone="bloom" />
        <GiftCardArt amount="$500" name="Ultimate" tone="sand" />
      </Sample>
      <Sample name="Portraits" width={64}>
        {['Maria S.', 'James Kowalski', 'Élodie', 'Tom R.', 'Priya N.', ''].map((name) => (
          <Portrait key={name} name={name} />
        ))}
      </Sample>
      <Sample name="Dividers and the empty state" width={320}>
        <Divider />
        <Divider look="drops" />
        <EmptyState>
          <h3>Nothing here</h3>
        </EmptyState>
      </Sample>
    </>
  )
}

const colours = [
  ...['white', 'sand-50', 'sand-100', 'sand-200', 'sand-300', 'line', 'ink-500', 'ink-700', 'ink-900'],
  ...['agave-100', 'agave-300', 'agave-600', 'agave-700', 'agave-800', 'agave-900', 'bloom-500', 'bloom-600'],
]
const sizes = ['h1', 'h2', 'h3', 'lead', 'lg', 'base', 'sm', 'xs']

function Basics() {
  return (
    <>
      <Sample name="Colours">
        {colours.map((name) => (
          <div key={name}>
            <div style={{ height: 56, borderRadius: 12, background: `var(--color-${name}, #fff)` }} />
            <small>{name}</small>
          </div>
        ))}
      </Sample>
      <Sample name="Type" width={10_000}>
        {sizes.map((size) => (
          <p
            key={size}
            style={{
              fontSize: `var(--text-${size}, 1rem)`,
              fontFamily: /^h[12]$/.test(size) ? 'var(--font-display)' : undefined,
            }}
          >
            {size}: five to fifteen minutes, $13
          </p>
        ))}
      </Sample>
      <Sample name="Controls" width={190}>
        {(['primary', 'quiet'] as const).map((look) => (
          <ButtonLink key={look} look={look} link={{ label: look, href: '/' }} />
        ))}
        <BookNow opens={anyService} />
        <button type="button" className="icon-button">
          <Icon name="menu" />
        </button>
        <CallLink phone="(480) 555-0142" label="Call to book" className="call" />
        <a href="/" className="text-link">
          Text link
        </a>
        <span>
          <span className="badge">Badge</span>
        </span>
        <Price dollars={13} originalDollars={15} />
        <p className="eyebrow">Eyebrow</p>
        <ul className="ticks">
          <li>First tick</li>
          <li>Second tick</li>
        </ul>
        <Logo clinicName="Ocotillo Mobile IV & Wellness" />
        <ToastButtons />
      </Sample>
      <div
        className="on-dark"
        style={{ background: 'var(--color-agave-800)', padding: 24, borderRadius: 20 }}
      >
        {(['light', 'outline-light'] as const).map((look) => (
          <ButtonLink key={look} look={look} link={{ label: look, href: '/' }} />
        ))}
      </div>
      <Sample name="Icons">
        {Object.keys(iconShapes)
          .filter(isIconName)
          .map((name) => (
            <div key={name} style={{ display: 'grid', justifyItems: 'center' }}>
              <span style={{ fontSize: 28 }}>
                <Icon name={name} />
              </span>
              <small>{name}</small>
            </div>
          ))}
      </Sample>
    </>
  )
}
