import { FormField } from '@/components/forms/form-field'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FieldProblem } from '@/components/ui/field'
import { filterChip } from '@/components/ui/filter'
import { formCard, sendRow } from '@/components/ui/form-look'
import { any, finderForm, finderWords, questionsOf } from '@/lib/care/drip-finder/server/finder'
import type { BlockOf } from '@/lib/content/server/pages'
import type { Field } from '@/lib/platform/forms/shared/field'
import type { Problems } from '@/lib/platform/forms/shared/schema'

type Props = {
  finder: BlockOf<'dripFinder'>
  headingId: string
  /** What was answered before, and what was wrong with it. */
  values?: Record<string, unknown> | undefined
  problems?: Problems | undefined
  message?: string | undefined
}

/** Four questions; a plain form that is answered with a page. */
export function DripFinderForm({ finder, headingId, values = {}, problems = {}, message }: Props) {
  const { purpose, minutes, budget, place } = questionsOf(finder)
  const said = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  return (
    <form
      action={`/api/${finderForm}`}
      method="post"
      autoComplete="off"
      className={formCard}
      aria-labelledby={headingId}
    >
      <ErrorSummary id="finder" message={message} problems={problems} />
      <Question field={purpose} chosen={said('purpose')} problem={problems.purpose} />
      <Question field={minutes} chosen={said('minutes') ?? any} problem={problems.minutes} />
      <Question field={budget} chosen={said('budget') ?? any} problem={problems.budget} />
      <FormField
        id="finder-place"
        field={place}
        help={finderWords.placeHelp}
        value={said('place')}
        problem={problems.place}
        attributes={{ maxLength: place.most }}
      />
      <div className={sendRow}>
        <button type="submit" className="button button-primary">
          {finderWords.button}
        </button>
      </div>
    </form>
  )
}

type QuestionProps = { field: Field; chosen: string | undefined; problem: string | undefined }

function Question({ field, chosen, problem }: QuestionProps) {
  const { name, label, options = [], isRequired } = field
  const id = `finder-${name}`
  return (
    <fieldset id={id} aria-describedby={problem && `${id}-problem`}>
      <legend className="field-label">{label}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(([value, words]) => (
          <label key={value} className={filterChip}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required={isRequired}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
      <FieldProblem id={`${id}-problem`} message={problem} />
    </fieldset>
  )
}
