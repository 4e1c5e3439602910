type Props = {
  /** Of the form: its fields' ids begin with it. */
  id: string
  /** What the server said of it, where the form is part of an answer. */
  message?: string | null | undefined
  /** By the names of the fields. */
  problems?: Record<string, string> | undefined
}

/**
 * Where it is said above a form what is wrong with it, with a link to each field. Empty it is hidden, until the
 * browser finds several things (components/forms/controller.ts).
 */
export function ErrorSummary({ id, message, problems = {} }: Props) {
  const wrong = Object.entries(problems)
  const isShown = wrong.length > 0 || !!message
  return (
    <div
      data-summary
      hidden={!isShown}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent, and this is its news.
      autoFocus={isShown || undefined}
      className="rounded-control border-2 border-bloom-600 bg-white px-5 py-4 text-ink-900 [&_a]:underline [&_li]:mt-1 [&_p]:font-semibold"
    >
      <div role="alert">
        {isShown && <p>{message || summaryTitle}</p>}
        {wrong.length > 0 && (
          <ul>
            {wrong.map(([name, problem]) => (
              <li key={name}>
                <a href={`#${id}-${name}`} data-to={name}>
                  {problem}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

export const summaryTitle = 'Please check your answers:'
