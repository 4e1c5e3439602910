import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import { type FormId, forms } from '@/lib/care/forms/shared/forms'
import type { EstimateService } from '@/lib/content/server/estimate-services'
import type { FormText } from '@/lib/content/server/form-texts'
import { priceCents } from '@/lib/content/server/price-cents'
import { type Field, honeypotName } from '@/lib/platform/forms/shared/field'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { ErrorSummary } from './error-summary'
import { FieldProblem, FormField } from './form-field'
import { EstimateTotalIsland, SendButtonIsland } from './islands'
import { sendingWords } from './words'

type Props = {
  id: string
  form: FormId
  text: FormText | null
  services: EstimateService[]
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
  className: 'form-trap',
  tabIndex: -1,
  autoComplete: 'off',
  'aria-hidden': true,
} as const

/** A whole form. Without scripts it is an ordinary one: the browser checks, and the server answers with a page. */
export function Form({ id, form, text, services, headingId, phone, look, back, ...answer }: Props) {
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
        className={look === 'bare' ? 'form form-bare' : 'form'}
        aria-labelledby={headingId}
      >
        <ErrorSummary id={id} message={message} problems={problems} />
        {text?.requiredNote && isLong && <p className="form-legend">{text.requiredNote}</p>}
        {sections.map(({ legend, fields }) => (
          <fieldset key={legend} className="form-section">
            <legend className={sections.length > 1 ? undefined : 'sr-only'}>{legend}</legend>
            <div className="form-fields">
              {fields.map((field) =>
                field.kind === 'given' ? (
                  <input
                    key={field.name}
                    id={`${id}-${field.name}`}
                    type="hidden"
                    name={field.name}
                    value={textOf(values[field.name])}
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
        <div className={sections.length > 1 ? 'form-ending form-ending-below' : 'form-ending'}>
          <SendButtonIsland form={form} words={sendingWords(form, text, phone)} />
          {text?.note && <p className="form-note">{text.note}</p>}
        </div>
      </form>
      {text?.endingTitle && <FormEnding title={text.endingTitle} text={text.endingText} />}
    </>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What takes the place of a form that is sent once: hidden until then. */
function FormEnding({ title, text }: { title: string; text: string | null }) {
  return (
    <div className="form-done" data-ending hidden tabIndex={-1}>
      <p className="form-done-title">
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
    <div className="field field-wide" data-field={field.name}>
      <FieldProblem id={`${id}-problem`} message={problem} />
      <ul className="services">
        {services.map(({ _id, slug, title, description, price }, place) => (
          <li key={_id}>
            <label className="service">
              <input
                type="checkbox"
                // The first is where a summary of problems leads to.
                id={place === 0 ? id : undefined}
                name={field.name}
                value={slug ?? ''}
                defaultChecked={Array.isArray(chosen) && chosen.includes(slug)}
                data-cents={priceCents(price) ?? 0}
                aria-describedby={`${id}-problem`}
                aria-invalid={(place === 0 && !!problem) || undefined}
              />
              <span className="service-words">
                <span className="service-title">{title}</span>
                {description && <span className="field-help">{description}</span>}
              </span>
              {price != null && (
                <span className="service-price">
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
