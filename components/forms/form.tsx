import { Price } from '@/components/content/price'
import { Icon } from '@/components/ui/icon'
import type { Field } from '@/lib/care/forms/shared/field'
import { type FormId, forms } from '@/lib/care/forms/shared/forms'
import { honeypotName } from '@/lib/care/forms/shared/honeypot'
import type { EstimateService } from '@/lib/content/server/estimate-services'
import type { FormText } from '@/lib/content/server/form-texts'
import { priceCents } from '@/lib/content/server/price-cents'
import { FieldProblem } from './field-problem'
import { FormField } from './form-field'
import { EstimateTotalIsland, SendButtonIsland } from './islands'
import { sendingWords } from './words'

type Props = {
  id: string
  form: FormId
  text: FormText | null
  services: EstimateService[]
  headingId: string
  /** The values of the fields that are not asked for, by name. */
  given?: Record<string, string>
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
export function Form({ id, form, text, services, headingId, given, phone, look }: Props) {
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
        {text?.requiredNote && isLong && <p className="form-legend">{text.requiredNote}</p>}
        {sections.map(({ legend, fields }) => (
          <fieldset key={legend} className="form-section">
            <legend className={sections.length > 1 ? undefined : 'sr-only'}>{legend}</legend>
            <div className="form-fields">
              {fields.map((field) =>
                field.kind === 'given' ? (
                  <input key={field.name} type="hidden" name={field.name} value={given?.[field.name] ?? ''} />
                ) : field.kind === 'services' ? (
                  <ServiceCards
                    key={field.name}
                    id={`${id}-${field.name}`}
                    field={field}
                    services={services}
                    totalLabel={text?.totalLabel || 'Estimated total'}
                  />
                ) : (
                  <FormField
                    key={field.name}
                    id={`${id}-${field.name}`}
                    field={field}
                    label={notes.get(field.name)?.label}
                    help={notes.get(field.name)?.help}
                  />
                ),
              )}
            </div>
          </fieldset>
        ))}
        <input {...trap} />
        <div className={sections.length > 1 ? 'form-ending form-ending-below' : 'form-ending'}>
          <SendButtonIsland form={form} words={sendingWords(form, text, phone)} />
          {text?.note && <p className="form-note">{text.note}</p>}
        </div>
      </form>
      {text?.endingTitle && <FormEnding title={text.endingTitle} text={text.endingText} />}
    </>
  )
}

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

type ServiceCardsProps = { id: string; field: Field; services: EstimateService[]; totalLabel: string }

/** The services as cards to select: checkboxes, so they work with a keyboard and before scripts (GFE-002, GFE-011). */
function ServiceCards({ id, field, services, totalLabel }: ServiceCardsProps) {
  return (
    <div
      className="field field-wide"
      data-field={field.name}
      data-missing={field.missing}
      data-wrong={field.wrong}
    >
      <FieldProblem id={`${id}-problem`} />
      <ul className="services">
        {services.map(({ _id, slug, title, description, price }) => (
          <li key={_id}>
            <label className="service">
              <input
                type="checkbox"
                name={field.name}
                value={slug ?? ''}
                data-cents={priceCents(price) ?? 0}
                aria-describedby={`${id}-problem`}
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
