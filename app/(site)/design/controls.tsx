import { CallLink } from '@/components/content/call-link'
import { ButtonLink, CmsLink } from '@/components/content/links'
import { Price } from '@/components/content/price'
import { Filter } from '@/components/ui/filter'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { TabsSample } from './live'
import { longLabel, Part, phone, Sample } from './sample'

/** What is pressed, followed and read at a glance. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Links />
      <Marks />
      <Choosing />
    </>
  )
}

const states = [
  ['hover', 'pointed at'],
  ['focus', 'with the focus'],
  ['active', 'pressed'],
] as const

function Buttons() {
  return (
    <Part
      id="buttons"
      name="Buttons"
      when={
        <>
          <p>One primary button a view, quiet ones beside it. The same classes on a button and on a link.</p>
          <p>While it works a button keeps its place and says what it does.</p>
        </>
      }
    >
      <Sample name="Primary: rest, link, disabled, pending">
        <button type="button" className="button button-primary">
          Book now
        </button>
        <a href="#buttons" className="button button-primary">
          See the menu
        </a>
        <button type="button" className="button button-primary" disabled>
          Sold out
        </button>
        <button type="button" className="button button-primary" aria-busy="true">
          Sending…
        </button>
      </Sample>
      <Sample name="Quiet: rest, link with an icon, disabled, pending">
        <button type="button" className="button button-quiet">
          Try again
        </button>
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
        <button type="button" className="button button-quiet" disabled>
          Not now
        </button>
        <button type="button" className="button button-quiet" aria-busy="true">
          Looking…
        </button>
      </Sample>
      {states.map(([state, words]) => (
        <Sample key={state} name={`All of them, ${words}`} shows={state}>
          <button type="button" className="button button-primary">
            Book now
          </button>
          <button type="button" className="button button-quiet">
            Try again
          </button>
          <button type="button" className="icon-button" aria-label={`A sample ${words}`}>
            <Icon name="menu" />
          </button>
        </Sample>
      ))}
      <Sample name="On dark ground: light, outline" isDark>
        <ButtonLink look="light" link={{ label: 'Join now', href: '#buttons' }} />
        <ButtonLink look="outline-light" link={{ label: 'Get event alerts', href: '#buttons' }} />
      </Sample>
      {states.slice(0, 2).map(([state, words]) => (
        <Sample key={state} name={`On dark ground, ${words}`} isDark shows={state}>
          <ButtonLink look="light" link={{ label: 'Join now', href: '#buttons' }} />
          <ButtonLink look="outline-light" link={{ label: 'Get event alerts', href: '#buttons' }} />
        </Sample>
      ))}
      <Sample name="Icons alone: their names are said">
        <button type="button" className="icon-button" aria-label="Open the sample">
          <Icon name="menu" />
        </button>
        <button
          type="button"
          className="icon-button border-transparent hover:bg-sand-200"
          aria-label="Close the sample"
        >
          <Icon name="close" />
        </button>
      </Sample>
      <Sample name="Long words" width={10_000}>
        <button type="button" className="button button-primary max-w-80">
          {longLabel}
        </button>
      </Sample>
    </Part>
  )
}

function Links() {
  return (
    <Part
      id="links"
      name="Links"
      when={<p>Underlined in a text; a phone number has its icon. What leads nowhere is drawn as words.</p>}
    >
      <Sample name="In a sentence, a call, without an address">
        <p>
          Read <a href="#links">a plain link</a> or{' '}
          <a href="#links" className="text-link">
            a text link
          </a>
          .
        </p>
        <CallLink phone={phone} label={`Or call ${phone}`} className="call" />
        <CmsLink href={null} className="text-link">
          No address yet
        </CmsLink>
      </Sample>
      {states.slice(0, 2).map(([state, words]) => (
        <Sample key={state} name={`Both, ${words}`} shows={state}>
          <a href="#links" className="text-link">
            A text link
          </a>
          <CallLink phone={phone} label={`Or call ${phone}`} className="call" />
        </Sample>
      ))}
      <Sample name="Long words" width={260}>
        <a href="#links" className="text-link">
          {longLabel}
        </a>
      </Sample>
      <Sample name="On dark ground" isDark>
        <a href="#links" className="text-link text-sand-50">
          A text link
        </a>
      </Sample>
    </Part>
  )
}

function Marks() {
  return (
    <Part id="marks" name="Small parts" when={<p>What stands in cards and above titles.</p>}>
      <Sample name="Badges: loud, quiet, long">
        <span className="badge">Popular</span>
        <span className="badge badge-quiet">Trending</span>
        <span className="badge badge-quiet">{longLabel}</span>
      </Sample>
      <Sample name="Prices: today’s, reduced, of a gift card">
        <Price dollars={13} />
        <Price dollars={13} originalDollars={15} />
        <Price dollars={100} originalDollars={120} original="worth" />
      </Sample>
      <Sample name="Eyebrow, ticks, mark" width={200}>
        <p className="eyebrow">Above a title</p>
        <ul className="ticks grid gap-2">
          <li>What it includes</li>
          <li>{longLabel}</li>
        </ul>
        <Logo clinicName="Ocotillo Mobile IV & Wellness" />
      </Sample>
    </Part>
  )
}

function Choosing() {
  return (
    <Part
      id="choosing"
      name="Choosing"
      when={
        <>
          <p>A filter shows some of a list, tabs one thing of a few.</p>
          <p>A filter works without scripts; tabs are only where there is nothing to see without them.</p>
        </>
      }
    >
      <Sample name="A filter: one is chosen, each with its number" width={10_000}>
        <Filter
          name="sample"
          legend="Show samples of"
          total={12}
          choices={[
            { value: 'energy', label: 'Energy', count: 7, hue: 'energy' },
            { value: 'beauty', label: 'Beauty', count: 5, hue: 'beauty' },
            { value: 'nothing', label: 'Nothing', count: 0 },
          ]}
          className=""
        />
      </Sample>
      <Sample name="Tabs: short words, long words" width={320}>
        <TabsSample label="Two samples" names={['Sign in', 'Sign up']} />
        <TabsSample label="Long samples" names={['Short', longLabel]} />
      </Sample>
    </Part>
  )
}
