import type { EstimateService } from '@/lib/content/estimate-services'
import type { FormText } from '@/lib/content/form-texts'
import { type FormId, forms } from '@/lib/forms/model'
import { FormField } from './form-field'
import { SendButtonIsland } from './send-button-island'
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
}

/** A whole form. Without scripts it is an ordinary one: the browser checks, and the server answers with a page. */
export function Form({ id, form, text, services, headingId, given }: Props) {
  const { sections } = forms[form]
  const notes = new Map(text?.fieldNotes?.map((note) => [note.field, note]))
  return (
    <form action={`/api/forms/${form}`} method="post" className="form" aria-labelledby={headingId}>
      {text?.requiredNote && <p className="form-legend">{text.requiredNote}</p>}
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
      <div className={sections.length > 1 ? 'form-ending form-ending-below' : 'form-ending'}>
        <SendButtonIsland form={form} words={sendingWords(text)} />
        {text?.note && <p className="form-note">{text.note}</p>}
      </div>
    </form>
  )
}
