import type { ReactNode } from 'react'
import { CallLink } from '@/components/content/call-link'
import type { WidgetName, WidgetPhase } from '@/lib/care/widgets/shared/widget-address'

type Props = {
  phase: WidgetPhase
  widget: WidgetName
  phone: string | null | undefined
  /** Whether a call-back is offered beside the phone. */
  hasCallBack?: boolean
  /** Other ways on, such as the provider's own page. */
  children?: ReactNode
}

/**
 * In place of a block of somebody else until it is there: what goes on, and after the limit the ways on without it.
 * The status stays in the page, so that each change of its words is heard.
 */
export function WidgetStatus({ phase, widget, phone, hasCallBack = true, children }: Props) {
  const { loading, slow, failed, byPhone, about } = widgetWords[widget]
  const isLoading = phase === 'loading' || phase === 'slow'
  const isLate = phase === 'slow' || phase === 'failed'
  return (
    <div className="widget-status" data-phase={phase}>
      <div role="status" aria-atomic="false">
        {isLoading && <p className="widget-loading">{loading}</p>}
        {phase === 'slow' && (
          <p className="widget-late">
            {slow} is taking longer than usual. You can wait{phone && `, or ${byPhone}`}.
          </p>
        )}
        {phase === 'failed' && (
          <p className="widget-late">
            {failed} could not be loaded.{phone && ` You can ${byPhone}.`}
          </p>
        )}
      </div>
      {isLate && (
        <div className="widget-ways">
          <CallLink
            phone={phone}
            label={`Call ${phone}`}
            className={`button button-${phase === 'failed' ? 'primary' : 'quiet'}`}
          />
          {hasCallBack && (
            <a href={`/contact${about ? `?about=${about}` : ''}#call-back`} className="text-link">
              Ask us to call you
            </a>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

type Words = {
  loading: string
  /** The beginning of 'is taking longer than usual.' */
  slow: string
  /** The beginning of 'could not be loaded.' */
  failed: string
  /** The end of 'You can' and 'You can wait, or'. */
  byPhone: string
  /** What a call-back asked for here is about, as the form calls it. */
  about?: string
}

const widgetWords: Record<WidgetName, Words> = {
  booking: {
    loading: 'Loading the booking form…',
    slow: 'This',
    failed: 'The booking form',
    byPhone: 'book by phone',
    about: 'booking',
  },
  portal: {
    loading: 'Loading the client portal…',
    slow: 'This',
    failed: 'The client portal',
    byPhone: 'call us',
    about: 'portal',
  },
  exam: {
    loading: 'Loading the exam…',
    slow: 'This',
    failed: 'The exam',
    byPhone: 'arrange it by phone',
    about: 'exam',
  },
  reviews: { loading: 'Loading reviews…', slow: 'This', failed: 'The reviews', byPhone: 'call us' },
  map: { loading: 'Loading the map…', slow: 'This', failed: 'The map', byPhone: 'call us' },
  paypal: {
    loading: 'Loading PayPal...',
    slow: 'PayPal',
    failed: 'PayPal',
    byPhone: 'order by phone',
  },
}
