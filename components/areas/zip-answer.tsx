import { BookNow } from '@/components/book-now'
import { CallLink } from '@/components/content/call-link'
import { Icon } from '@/components/ui/icon'
import { anyService } from '@/lib/care/booking/shared/request'
import type { ZipAnswer } from './ask-zip'

export { askZip } from './ask-zip'

type Props = { id: string; answer: ZipAnswer; phone: string | null; isBooking?: boolean }

/** The way on from an answer: to a booking (unless one is open), a call, or the waitlist. */
export function ZipWays({ id, answer, phone, isBooking }: Props) {
  return (
    <>
      {answer.kind === 'area' && answer.time && !isBooking && (
        <BookNow
          opens={anyService}
          label={anyService.title}
          className="button button-quiet mt-2 justify-self-start"
        />
      )}
      {answer.kind === 'outside' &&
        (answer.Waitlist ? (
          <answer.Waitlist key={answer.zip} id={`${id}-waitlist`} zip={answer.zip} words={answer.words} />
        ) : (
          <a href="/service-areas#waitlist" className="text-link">
            {answer.words.button}
          </a>
        ))}
      {mayCall(answer) && (
        <CallLink
          phone={phone}
          label={`Call ${phone}`}
          className="button button-quiet mt-2 justify-self-start"
        />
      )}
    </>
  )
}

const mayCall = (answer: ZipAnswer) => (answer.kind === 'area' ? !answer.time : answer.kind !== 'invalid')

/** Says at the field what is wrong with it and leads there; '' takes it away. */
export function showProblem(form: HTMLFormElement, message: string): void {
  const input = form.elements.namedItem('zip') as HTMLInputElement
  const place = form.querySelector('[data-problem]')
  if (place) place.textContent = message
  input.ariaInvalid = message ? 'true' : null
  if (message) input.focus()
}

/** The answer in words. */
export function ZipSaid({ answer, isBooking }: Pick<Props, 'answer' | 'isBooking'>) {
  switch (answer.kind) {
    case 'area':
      return (
        <>
          <p className="flex items-center gap-2 font-bold text-ink-900">
            <Icon name="check" />
            {answer.title}
          </p>
          <p className={`text-agave-700 tabular ${isBooking ? 'font-bold' : 'font-display text-figure'}`}>
            {answer.time ?? answer.noTime}
          </p>
          <p>{answer.fee}</p>
        </>
      )
    case 'outside':
      return (
        <>
          <p className="flex items-center gap-2 font-bold text-ink-900">{answer.title}</p>
          <p>{answer.text}</p>
        </>
      )
    case 'failed':
      return <p>{answer.message}</p>
    default:
      return null
  }
}
