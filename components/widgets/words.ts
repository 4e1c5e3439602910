import type { WidgetName } from '@/lib/care/widgets/shared/model'

type Words = {
  loading: string
  /** The beginning of 'takes longer than usual.' */
  slow: string
  /** The beginning of 'could not be loaded.' */
  failed: string
  /** The end of 'You can' and 'You can wait, or'. */
  byPhone: string
  /** What a call-back asked for here is about, as the form calls it. */
  about?: string
}

export const widgetWords: Record<WidgetName, Words> = {
  booking: {
    loading: 'Loading the booking form …',
    slow: 'This',
    failed: 'The booking form',
    byPhone: 'book by phone',
    about: 'booking',
  },
  portal: {
    loading: 'Loading the client portal …',
    slow: 'This',
    failed: 'The client portal',
    byPhone: 'call us',
    about: 'portal',
  },
  exam: {
    loading: 'Loading the exam …',
    slow: 'This',
    failed: 'The exam',
    byPhone: 'arrange it by phone',
    about: 'exam',
  },
  reviews: { loading: 'Loading reviews …', slow: 'This', failed: 'The reviews', byPhone: 'call us' },
  map: { loading: 'Loading the map …', slow: 'This', failed: 'The map', byPhone: 'call us' },
  paypal: {
    loading: 'Loading PayPal...',
    slow: 'PayPal',
    failed: 'PayPal',
    byPhone: 'order by phone',
  },
}
