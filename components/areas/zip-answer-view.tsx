import { BookNow } from '@/components/booking/book-now'
import { CallLink } from '@/components/content/call-link'
import { ControlIcon } from '@/components/ui/control-icon'
import { anyService } from '@/lib/booking/request'
import type { ZipAnswer } from './ask-zip'

type Props = { id: string; answer: ZipAnswer | null; phone: string | null; isBooking?: boolean }

/** The answer, read out when it comes, with the way on: to a booking (unless one is open), a call, or the waitlist. */
export function ZipAnswerView({ id, answer, phone, isBooking }: Props) {
  return (
    <>
      <div role="status" className="zip-answer" data-kind={answer?.kind}>
        <Said answer={answer} />
      </div>
      {answer?.kind === 'area' && answer.time && !isBooking && (
        <BookNow opens={anyService} label={anyService.title} className="button button-quiet zip-way" />
      )}
      {answer?.kind === 'outside' &&
        (answer.Waitlist ? (
          <answer.Waitlist key={answer.zip} id={`${id}-waitlist`} zip={answer.zip} words={answer.words} />
        ) : (
          <a href="/service-areas#waitlist" className="text-link">
            {answer.words.button}
          </a>
        ))}
      {answer && mayCall(answer) && (
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet zip-way" />
      )}
    </>
  )
}

const mayCall = (answer: ZipAnswer) => (answer.kind === 'area' ? !answer.time : answer.kind !== 'invalid')

function Said({ answer }: { answer: ZipAnswer | null }) {
  switch (answer?.kind) {
    case 'area':
      return (
        <>
          <p className="zip-title">
            <ControlIcon name="check" />
            {answer.title}
          </p>
          <p className="zip-time">{answer.time ?? answer.noTime}</p>
          <p>{answer.fee}</p>
        </>
      )
    case 'outside':
      return (
        <>
          <p className="zip-title">{answer.title}</p>
          <p>{answer.text}</p>
        </>
      )
    case 'failed':
      return <p>{answer.message}</p>
    default:
      return null
  }
}
