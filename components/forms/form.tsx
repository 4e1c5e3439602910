import { type FormId, forms } from '@/lib/care/forms/shared/model'
import { trapName } from '@/lib/care/forms/shared/trap'
import type { EstimateService } from '@/lib/content/server/estimate-services'
import type { FormText } from '@/lib/content/server/form-texts'
import { FormEnding } from './form-ending'
import { FormField } from './form-field'
import { SendButtonIsland } from './islands'
import { ServiceCards } from './service-cards'
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
  name: trapName,
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
