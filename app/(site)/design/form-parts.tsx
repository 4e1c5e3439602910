import { FormField } from '@/components/forms/form-field'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FieldProblem } from '@/components/ui/field'
import { bareForm, fieldBox, fieldGrid, formCard, formNote, sendRow } from '@/components/ui/form-look'
import { choice, date, email, firstName, line, paragraph } from '@/lib/platform/forms/shared/field'
import { longLabel, Part, Sample } from './sample'

/** What is filled in, and what it is filled in with. */
export function FormParts() {
  return (
    <>
      <Fields />
      <Forms />
    </>
  )
}

const options: [string, string][] = [
  ['friend', 'From a friend'],
  ['web', 'On the web'],
]
const own = { isRequired: false }
const fields = {
  empty: line('empty', 'Name', own),
  filled: line('filled', 'Name', { help: 'As it stands on your card.' }),
  wrong: { ...email, name: 'wrong' },
  long: line('long', longLabel, own),
  choice: choice('choice', 'How did you hear of us?', options, { ...own, placeholder: 'Please choose' }),
  date: date('date', 'Day', own),
  text: paragraph('text', 'Message', { ...own, rows: 4 }),
  plain: line('plain', 'Name', own),
}
const problem = 'Please enter a whole email address.'

function Fields() {
  return (
    <Part
      id="fields"
      name="Fields"
      when={
        <>
          <p>Label, control, help, and the place for what is wrong: all said with the control.</p>
          <p>What is wrong is said by an icon and words, never by the red edge alone.</p>
          <p>A field is never disabled: its words can be mended while they are sent.</p>
        </>
      }
    >
      <Sample name="Empty, with help and a value, wrong" width={260}>
        <FormField id="sample-empty" field={fields.empty} />
        <FormField id="sample-filled" field={fields.filled} value="Ana Reyes" />
        <FormField id="sample-wrong" field={fields.wrong} value="ana@" problem={problem} />
      </Sample>
      <Sample name="A choice, a day, a text with a counter" width={260}>
        <FormField id="sample-choice" field={fields.choice} />
        <FormField id="sample-date" field={fields.date} />
        <FormField
          id="sample-text"
          field={fields.text}
          value="See you on Friday!"
          note={
            <p id="sample-text-note" className="text-sm text-ink-500">
              18 of 300 characters
            </p>
          }
        />
      </Sample>
      <Sample name="Pointed at, with the focus, less high" width={260}>
        <div data-shows="hover">
          <FormField id="sample-hover" field={{ ...fields.plain, name: 'hover' }} />
        </div>
        <div data-shows="focus">
          <FormField id="sample-focus" field={{ ...fields.plain, name: 'focus' }} />
        </div>
        <FormField id="sample-compact" field={{ ...fields.plain, name: 'compact' }} isCompact />
      </Sample>
      <Sample name="A long label, a long problem" width={260}>
        <FormField id="sample-long" field={fields.long} />
        <FormField
          id="sample-much"
          field={{ ...fields.plain, name: 'much' }}
          value="A name that is longer than the field it was typed into"
          problem={`${longLabel}, and a problem that explains itself, too.`}
        />
      </Sample>
      <Sample name="A box to tick: rest, ticked, wrong" width={260}>
        <Tick id="sample-tick" />
        <Tick id="sample-ticked" isTicked />
        <Tick id="sample-unticked" problem="Please tick this box." />
      </Sample>
    </Part>
  )
}

function Tick({ id, isTicked, problem }: { id: string; isTicked?: boolean; problem?: string }) {
  return (
    <div className={fieldBox}>
      <label className="flex min-h-11 items-center gap-3 text-ink-900">
        <input
          className="size-6 flex-none accent-agave-600"
          type="checkbox"
          defaultChecked={isTicked}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem ? true : undefined}
        />
        <span>I have read what it says</span>
      </label>
      <FieldProblem id={`${id}-problem`} message={problem} />
    </div>
  )
}

type State = {
  id: string
  name: string
  look: string
  problems?: Record<string, string>
  isSending?: boolean
}

const states: State[] = [
  { id: 'rest', name: 'On a card of its own: at rest', look: formCard },
  {
    id: 'refused',
    name: 'Refused: each problem at its field, several above the form, too',
    look: formCard,
    problems: { name: 'Please enter your first name.', email: problem },
  },
  { id: 'sending', name: 'In a card already: pending', look: bareForm, isSending: true },
]

function Forms() {
  return (
    <Part
      id="forms"
      name="Forms"
      when={
        <>
          <p>
            A form is data: its fields are drawn, checked and answered by one engine, with and without
            scripts.
          </p>
          <p>What was typed stays, whatever becomes of it.</p>
        </>
      }
    >
      {states.map(({ id, name, look, problems = {}, isSending }) => (
        <Sample key={id} name={name} width={10_000}>
          {/* The summary takes the focus when it comes: here it would be that of the whole page. */}
          <div inert={id === 'refused'}>
            <form action="/design" className={look} aria-label={name}>
              <ErrorSummary id={`form-${id}`} problems={problems} />
              <p data-legend className="text-sm text-ink-500">
                Fields with an asterisk are required.
              </p>
              <div className={fieldGrid}>
                <FormField id={`form-${id}-name`} field={firstName} problem={problems.name} />
                <FormField
                  id={`form-${id}-email`}
                  field={email}
                  {...(problems.email && { value: 'ana@', problem: problems.email })}
                />
              </div>
              <div className={sendRow}>
                <button type="submit" className="button button-primary" disabled={isSending}>
                  {isSending ? 'Sending…' : 'Send'}
                </button>
              </div>
              <p className={formNote}>We answer within a business day.</p>
            </form>
          </div>
        </Sample>
      ))}
    </Part>
  )
}
