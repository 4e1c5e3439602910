import { CallLink } from '@/components/content/call-link'
import { ButtonLink, CmsLink } from '@/components/content/links'
import { Price } from '@/components/content/price'
import { ErrorSummary } from '@/components/forms/error-summary'
import { FormField } from '@/components/forms/form-field'
import { Filter } from '@/components/ui/filter'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { choice, email, line, paragraph } from '@/lib/platform/forms/shared/field'
import { longLabel, Part, phone, Sample } from './sample'

/** What is pressed, followed, read at a glance and filled in. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Links />
      <Marks />
      <Fields />
    </>
  )
}

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
      <Sample name="Primary: rest, link, disabled, busy">
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
          Sending …
        </button>
      </Sample>
      <Sample name="Quiet: rest, link with an icon, disabled, busy">
        <button type="button" className="button button-quiet">
          Try again
        </button>
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
        <button type="button" className="button button-quiet" disabled>
          Not now
        </button>
        <button type="button" className="button button-quiet" aria-busy="true">
          Looking …
        </button>
      </Sample>
      <Sample name="On dark ground: light, outline" isDark>
        <ButtonLink look="light" link={{ label: 'Join now', href: '#buttons' }} />
        <ButtonLink look="outline-light" link={{ label: 'Get event alerts', href: '#buttons' }} />
      </Sample>
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
      <Sample name="Badges">
        <span className="badge">Popular</span>
        <span className="badge badge-quiet">Trending</span>
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
    </Part>
  )
}

const fields = {
  empty: line('empty', 'Name', { isRequired: false }),
  filled: line('filled', 'Name', { help: 'As it stands on your card.' }),
  wrong: { ...email, name: 'wrong' },
  long: line('long', longLabel, { isRequired: false }),
  choice: choice(
    'choice',
    'How did you hear of us?',
    [
      ['friend', 'From a friend'],
      ['web', 'On the web'],
    ],
    { isRequired: false, placeholder: 'Please choose' },
  ),
  text: paragraph('text', 'Message', { isRequired: false, rows: 4 }),
}

function Fields() {
  const problem = 'Please enter a whole email address.'
  return (
    <Part
      id="fields"
      name="Forms"
      when={
        <>
          <p>
            A form is data: its fields are drawn, checked and answered by one engine, with and without
            scripts.
          </p>
          <p>What is wrong stands at the field and, where several are, above the form.</p>
        </>
      }
    >
      <Sample name="A field: optional, with help and a value, wrong" width={260}>
        <FormField id="sample-empty" field={fields.empty} />
        <FormField id="sample-filled" field={fields.filled} value="Ana Reyes" />
        <FormField id="sample-wrong" field={fields.wrong} value="ana@" problem={problem} />
      </Sample>
      <Sample name="A long label, a choice, a text with a note" width={260}>
        <FormField id="sample-long" field={fields.long} />
        <FormField id="sample-choice" field={fields.choice} />
        <FormField
          id="sample-text"
          field={fields.text}
          value="See you on Friday!"
          note={
            <p id="sample-text-note" className="text-sm text-ink-500">
              18 of 300 letters
            </p>
          }
        />
      </Sample>
      <Sample name="Above a form of which something is wrong" width={10_000}>
        {/* Inert: the real one takes the focus when it comes. */}
        <div inert>
          <ErrorSummary id="sample" problems={{ wrong: problem, text: 'Please write a message.' }} />
        </div>
      </Sample>
    </Part>
  )
}
