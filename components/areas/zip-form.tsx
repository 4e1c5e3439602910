import { Icon } from '@/components/ui/icon'
import type { AskingWords } from '@/lib/care/areas/server/zip'

type Props = {
  id: string
  words: AskingWords
  /** One line, such as above the booking widget. */
  isCompact?: boolean
  /** Where it is part of an answer: what was typed, what is wrong with it, and the page to go back to. */
  answer?: { zip: string; problem: string | null; back: string }
}

/** Asks for a ZIP code. Without scripts it is an ordinary form: the server answers with a page. */
export function ZipForm({ id, words, isCompact, answer }: Props) {
  return (
    <form action="/api/areas/zip" className={`grid min-w-0 gap-2 ${isCompact ? 'max-w-104' : ''}`}>
      <label htmlFor={id} className="field-label">
        {words.label}
      </label>
      <div className="flex gap-3">
        <input
          id={id}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={40}
          required
          defaultValue={answer?.zip}
          aria-invalid={answer?.problem ? true : undefined}
          className="field-control min-w-0 flex-[1_1_8rem] tabular"
          aria-describedby={`${id}-problem`}
        />
        <button type="submit" className={isCompact ? 'button button-quiet' : 'button button-primary'}>
          {words.button}
        </button>
      </div>
      {answer && <input type="hidden" name="back" value={answer.back} />}
      <p className="field-problem" role="alert">
        <Icon name="alert" />
        <span id={`${id}-problem`} data-problem>
          {answer?.problem}
        </span>
      </p>
    </form>
  )
}
