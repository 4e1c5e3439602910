import { ControlIcon } from '@/components/ui/control-icon'
import type { AskingWords } from '@/lib/care/areas/server/zip'

type Props = {
  id: string
  words: AskingWords
  /** One line, such as above the booking widget. */
  isCompact?: boolean
}

/** Asks for a ZIP code. Without scripts it is an ordinary form: the server answers with a page. */
export function ZipForm({ id, words, isCompact }: Props) {
  return (
    <form action="/api/areas/zip" className="zip-form">
      <label htmlFor={id} className="field-label">
        {words.label}
      </label>
      <div className="zip-row">
        <input
          id={id}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={40}
          required
          className="field-control"
          aria-describedby={`${id}-problem`}
        />
        <button type="submit" className={isCompact ? 'button button-quiet' : 'button button-primary'}>
          {words.button}
        </button>
      </div>
      <p className="field-problem" role="alert">
        <ControlIcon name="alert" />
        <span id={`${id}-problem`} data-problem />
      </p>
    </form>
  )
}
