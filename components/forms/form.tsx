import { Price } from '@/components/content/price'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FieldProblem } from '@/components/ui/field'
import {
  bareForm,
  fieldBox,
  fieldGrid,
  formCard,
  formNote,
  helpText,
  wideField,
} from '@/components/ui/form-look'
import { Icon } from '@/components/ui/icon'
import { type FormId, forms } from '@/lib/care/forms/shared/forms'
import type { Offer } from '@/lib/care/quotes/shared/quote'
import type { FormText } from '@/lib/content/server/form-texts'
import type { EstimateService } from '@/lib/content/server/menu'
import { priceCents } from '@/lib/content/server/prices'
import { type Field, honeypotName } from '@/lib/platform/forms/shared/field'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { FormField } from './form-field'
import { EstimateTotalIsland, SendButtonIsland } from './islands'
import { QuoteOffers } from './quote-offers'
import { sendingWords } from './words'

type Props = {
  id: string
  form: FormId
  text: FormText | null
  services: EstimateService[]
  /** What a group can choose from. */
  offers?: Offer[] | undefined
  headingId: string
  /** What stands in the fields at first; of those that are not asked for, what the page knows. */
  values?: Record<string, unknown> | undefined
  /** What was wrong with them, where the form is part of an answer, and what is said of it. */
  problems?: Problems | undefined
  message?: string | null | undefined
  /** The page an answer leads back to. */
  back?: string
  /** Named when it could not be stored. */
  phone: string | null
  look?: 'card' | 'bare'
}

/** Nobody sees it; what fills it in is no person. */
const trap = {
  name: honeypotName,
  className: 'hidden',
  tabIndex: -1,
  autoComplete: 'off',
  'aria-hidden': true,
} as const

/** A whole form. Without scripts it is an ordinary one: the browser checks, and the server answers with a page. */
export function Form({
  id,
  form,
  text,
  services,
  offers = [],
  headingId,
  phone,
  look,
  back,
  ...answer
}: Props) {
  const { values = {}, problems = {}, message } = answer
  const { sections } = forms[form]
  // One field that must be filled in explains itself.
  const isLong = sections.some(({ fields }) => fields.length > 1)
  const notes = new Map(text?.fieldNotes?.map((note) => [note.field, note]))
  return (
    <>
      <form
        action={`/api/forms/${form}`}
        method="post"
        className={look === 'bare' ? bareForm : formCard}
        aria-labelledby={headingId}
      >
        <ErrorSummary id={id} message={message} problems={problems} />
        {text?.requiredNote && isLong && (
          <p data-legend className="text-sm text-ink-500">
            {text.requiredNote}
          </p>
        )}
        {sections.map(({ legend, fields }, place) => (
          <fieldset key={legend} className={sections.length > 1 ? sectionLook(place) : section}>
            <legend className={sections.length > 1 ? sectionTitle : 'sr-only'}>{legend}</legend>
            <div className={fieldGrid}>
              {fields.map((field) =>
                field.kind === 'given' ? (
                  <input
                    key={field.name}
                    id={`${id}-${field.name}`}
                    type="hidden"
                    name={field.name}
                    value={textOf(values[field.name])}
                  />
                ) : field.kind === 'several' && form === 'group-quote' ? (
                  <QuoteOffers
                    key={field.name}
                    id={`${id}-${field.name}`}
                    field={field}
                    offers={offers}
                    chosen={values[field.name]}
                    problem={problems[field.name]}
                  />
                ) : field.kind === 'several' ? (
                  <ServiceCards
                    key={field.name}
                    id={`${id}-${field.name}`}
                    field={field}
                    services={services}
                    chosen={values[field.name]}
                    problem={problems[field.name]}
                    totalLabel={text?.totalLabel || 'Estimated total'}
                  />
                ) : (
                  <FormField
                    key={field.name}
                    id={`${id}-${field.name}`}
                    field={field}
                    label={notes.get(field.name)?.label}
                    help={notes.get(field.name)?.help}
                    value={field.name in values ? textOf(values[field.name]) : undefined}
                    problem={problems[field.name]}
                  />
                ),
              )}
            </div>
          </fieldset>
        ))}
        <input {...trap} />
        {back && <input type="hidden" name="back" value={back} />}
        <div className={sections.length > 1 ? 'grid gap-5 @min-[52rem]:ps-56' : 'grid gap-5'}>
          <SendButtonIsland form={form} words={sendingWords(form, text, phone)} />
          {text?.note && <p className={formNote}>{text.note}</p>}
        </div>
      </form>
      {text?.endingTitle && <FormEnding title={text.endingTitle} text={text.endingText} />}
    </>
  )
}

const section = 'grid min-w-0 gap-x-8 gap-y-5'
/** Of several: its title beside its fields, and a line between it and the one before. */
const sectionLook = (place: number) =>
  `${section} @min-[52rem]:grid-cols-[12rem_minmax(0,1fr)] ${place > 0 ? 'border-t border-sand-200 pt-8' : ''}`
/** Only a floating legend takes its place in the grid. */
const sectionTitle = 'float-start font-display text-title font-medium text-ink-900'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What takes the place of a form that is sent once: hidden until then. */
function FormEnding({ title, text }: { title: string; text: string | null }) {
  return (
    <div
      className="grid gap-2 rounded-control bg-agave-100 p-5 wrap-anywhere"
      data-ending
      hidden
      tabIndex={-1}
    >
      <p className="flex items-center gap-2 font-bold text-agave-700">
        <Icon name="check" />
        {title}
      </p>
      <p data-said />
      {text && <p>{text}</p>}
    </div>
  )
}

type ServiceCardsProps = {
  id: string
  field: Field
  services: EstimateService[]
  chosen: unknown
  problem: string | undefined
  totalLabel: string
}

/** The services as cards to select: checkboxes, so they work with a keyboard and before scripts (GFE-002, GFE-011). */
function ServiceCards({ id, field, services, chosen, problem, totalLabel }: ServiceCardsProps) {
  return (
    <div className={`${fieldBox} ${wideField}`} data-field={field.name}>
      <FieldProblem id={`${id}-problem`} message={problem} />
      <ul className="grid gap-3 @min-[34rem]:grid-cols-2">
        {services.map(({ _id, slug, title, description, price }, place) => (
          <li key={_id}>
            <label className={serviceCard}>
              <input
                type="checkbox"
                className="size-6 accent-agave-600 outline-none"
                // The first is where a summary of problems leads to.
                id={place === 0 ? id : undefined}
                name={field.name}
                value={slug ?? ''}
                defaultChecked={Array.isArray(chosen) && chosen.includes(slug)}
                data-cents={priceCents(price) ?? 0}
                aria-describedby={`${id}-problem`}
                aria-invalid={(place === 0 && !!problem) || undefined}
              />
              <span className="grid content-start gap-0.5">
                <span className="leading-6 font-bold text-ink-900">{title}</span>
                {description && <span className={helpText}>{description}</span>}
              </span>
              {price != null && (
                <span className={serviceFrom}>
                  from <Price dollars={price} of={{ id: _id, type: 'estimateService' }} />
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <EstimateTotalIsland label={totalLabel} />
    </div>
  )
}

const serviceCard =
  'relative grid h-full min-h-18 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 rounded-control border border-line px-4.5 py-4 transition-colors hover:border-ink-900 has-checked:border-agave-600 has-checked:bg-agave-100 has-checked:[box-shadow:inset_0_0_0_1px_var(--color-agave-600)] has-focus-visible:[outline:2px_solid_var(--color-agave-600)] has-focus-visible:outline-offset-2 forced-colors:has-checked:[outline:2px_solid_Highlight] forced-colors:has-checked:-outline-offset-3'
const serviceFrom =
  'col-start-2 flex flex-wrap items-baseline gap-1.5 self-end text-sm text-ink-500 [&_strong]:text-[1.375rem]'
