import { Form } from '@/components/forms/form'
import type { Event } from '@/lib/content/server/events'
import type { FormText } from '@/lib/content/server/form-texts'

type Props = {
  event: Pick<Event, '_id' | 'title'>
  text: FormText | null
  phone: string | null
  isOnDark: boolean
}

/** 'Reserve a spot' opens the form below it, with and without scripts; one at a time (EVENT-002). */
export function ReserveSpot({ event: { _id, title }, text, phone, isOnDark }: Props) {
  const headingId = `reserve-${_id}`
  return (
    <details className="reserve" name="reserve-a-spot">
      <summary className={`button ${isOnDark ? 'button-light' : 'button-primary'}`} id={headingId}>
        {text?.heading || 'Reserve a spot'}
        <span className="sr-only">: {title}</span>
      </summary>
      <Form
        id={headingId}
        form="event-rsvp"
        text={text}
        services={[]}
        headingId={headingId}
        given={{ event: _id }}
        phone={phone}
      />
    </details>
  )
}
