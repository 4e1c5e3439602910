import type { Choice } from '@/lib/platform/front/browser/early-input'
import { bootText } from '@/lib/platform/front/server/boot-text'
import { phoneHref } from '@/lib/platform/shared/text'

/** Notes what is pressed and chosen before the scripts are there. */
export const EarlyInput = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from a file of ours.
  <script dangerouslySetInnerHTML={{ __html: bootText }} />
)

type Props = {
  phone: string | null | undefined
  bookingPage: string | null | undefined
  className: string
}

/** What to do when the scripts never come; shown by the boot. */
export const NotLoaded = ({ phone, bookingPage, className }: Props) => (
  <div
    id="not-loaded"
    role="alert"
    data-booking={bookingPage ?? undefined}
    hidden
    suppressHydrationWarning
    className={`toasts [&[hidden]]:hidden ${className}`}
  >
    <p className="toast border-[oklch(0.8_0.09_27)] bg-[oklch(0.975_0.016_27)] px-3.5 py-3 [&_a]:font-semibold [&_a]:underline">
      <span>
        <strong>This page didn’t load all the way.</strong>{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: this very address, with its query. */}
        <a href="">Reload it</a>
        {phone && (
          <>
            , or call us at <a href={phoneHref(phone)}>{phone}</a>
          </>
        )}
        .
      </span>
    </p>
  </div>
)

/**
 * Ends the noting; for a layout effect, from which on everybody listens. Returns what does the noted once more, for
 * an effect.
 */
export function endEarlyInput(): (() => void) | undefined {
  const early = window.earlyInput
  if (!early) return
  early.end()
  const { pressed, changed, last } = early
  // An event that made React take the page over at once is still on its way, and is heard.
  if (last?.[0].eventPhase) {
    pressed.delete(last[1])
    changed.delete(last[1] as Choice)
  }
  const choices = [...changed].map((choice) => ({ choice, ...stateOf(choice) }))
  const newer: Choice[] = []
  const noteNewer = ({ target }: Event) => newer.push(target as Choice)
  addEventListener('change', noteNewer, true)
  return () => {
    // Not from within React's own work: what is chosen there is put back before it is read.
    setTimeout(() => {
      removeEventListener('change', noteNewer, true)
      for (const { choice, value, checked } of choices)
        if (choice.isConnected && !newer.some((other) => replaces(other, choice)))
          chooseAgain(choice, value, checked)
      // Once the choices are drawn: a press may read them.
      setTimeout(() => {
        for (const button of pressed) if (button.isConnected) button.click()
      })
    })
  }
}

const stateOf = ({ value, checked }: Choice & { checked?: boolean }) => ({ value, checked })

const replaces = (newer: Choice, choice: Choice) =>
  newer === choice || (choice.type === 'radio' && newer.type === 'radio' && newer.name === choice.name)

/** The first choice drawn may have put the others back. */
function chooseAgain(choice: Choice, value: string, isChosen = false): void {
  if (choice instanceof HTMLSelectElement) {
    choice.value = value
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // React hears only of what differs from what it saw last; a radio button that lost its turn is spoken for by the
  // other one.
  if (choice.type === 'radio' && !isChosen) return
  choice.checked = !isChosen
  choice.click()
}
