import { FormField } from '@/components/forms/form-field'
import { SendButton } from '@/components/forms/send-button'
import type { SendingWords } from '@/components/forms/words'
import { ErrorSummary } from '@/components/ui/error-summary'
import { bareForm, fieldGrid } from '@/components/ui/form-look'
import { email, firstName, honeypotName } from '@/lib/platform/forms/shared/field'

type Props = { id: string; zip: string; words: SendingWords }

/** Takes who to write to once we come to this ZIP code; the same form as on /service-areas, with less to type. */
export function ZipWaitlist({ id, zip, words }: Props) {
  return (
    <form action="/api/forms/waitlist" method="post" className={`${bareForm} mt-3`} aria-label={words.button}>
      <ErrorSummary id={id} />
      <input type="hidden" name="zip" value={zip} />
      <div className={fieldGrid}>
        <FormField id={`${id}-firstName`} field={firstName} />
        <FormField id={`${id}-email`} field={email} />
      </div>
      <input name={honeypotName} className="hidden" tabIndex={-1} autoComplete="off" aria-hidden />
      <SendButton form="waitlist" words={words} />
    </form>
  )
}
