import type { MoneyMoved, Today } from '../../../lib/desk/today/shared.ts'
import { clinicMoment } from '../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { formatExactCents } from '../../../lib/platform/shared/money.ts'

/** `place` is where in the Studio it is handled. */
export type Figure = {
  title: string
  figure: string
  words: string
  tone: 'critical' | 'caution' | 'default'
  place: string
}

const tones = (isCritical: boolean, isCaution = false): Figure['tone'] =>
  isCritical ? 'critical' : isCaution ? 'caution' : 'default'
const listed = (parts: (string | false)[], otherwise: string) => parts.filter(Boolean).join(', ') || otherwise

/** What waits for somebody, in the order in which it hurts; only what this person may see. */
export function waitingOf({ requests, orders, refunds, exams, stock, planned, mails, now }: Today): Figure[] {
  const found: (Figure | undefined)[] = [
    requests && {
      title: 'Requests',
      figure: String(requests.open),
      words: listed(
        [
          requests.late > 0 && `${requests.late} overdue`,
          requests.review > 0 && `${requests.review} more to review`,
        ],
        requests.open > 0 ? 'All in time' : 'Everything is answered',
      ),
      tone: tones(requests.late > 0),
      place: 'inbox/requests',
    },
    orders && {
      title: 'Orders to fulfill',
      figure: String(orders.toFulfil),
      words: listed(
        [
          orders.needsAttention > 0 && `${orders.needsAttention} more need attention`,
          orders.lackTime > 0 && `${orders.lackTime} without a time for the visit`,
        ],
        orders.toFulfil > 0 ? 'Paid and not given yet' : 'Nothing waits',
      ),
      tone: tones(orders.needsAttention > 0, orders.lackTime > 0),
      place: 'inbox/orders',
    },
    refunds && {
      title: 'Refunds to confirm',
      figure: String(refunds.waiting),
      words: 'They take a second person',
      tone: 'caution',
      place: 'inbox/refunds',
    },
    exams && {
      title: 'Exams waiting',
      figure: String(exams.waiting),
      words: exams.waiting > 0 ? 'Their orders are on hold until then' : 'No one is waiting',
      tone: tones(false, exams.waiting > 0),
      place: 'inbox/exams',
    },
    stock && {
      title: 'Injections running low',
      figure: String(stock.low + stock.out),
      words: listed(
        [stock.out > 0 && `${stock.out} sold out`, stock.low > 0 && stock.out === 0 && 'Time to order more'],
        'Enough of everything',
      ),
      tone: tones(stock.out > 0, stock.low > 0),
      place: 'inbox/stock',
    },
    planned && {
      title: 'Planned changes',
      figure: String(planned.waiting),
      words: listed(
        [
          planned.failed > 0 && `${planned.failed} couldn’t be published`,
          planned.nextAt !== null && `next ${clinicMoment(new Date(planned.nextAt), new Date(now))}`,
        ],
        'Nothing is planned',
      ),
      tone: tones(planned.failed > 0),
      place: 'schedule',
    },
    mails && {
      title: 'Emails not delivered',
      figure: String(mails.failed),
      words: listed(
        [mails.waiting > 0 && `${mails.waiting} on their way`],
        mails.failed > 0 ? 'Given up' : 'All delivered',
      ),
      tone: tones(mails.failed > 0),
      place: 'inbox/mail',
    },
  ]
  return found.filter((one) => one !== undefined)
}

const moneyOf = (title: string, { takenCents, givenBackCents }: MoneyMoved): Figure => ({
  title,
  figure: formatExactCents(takenCents),
  words: givenBackCents > 0 ? `${formatExactCents(givenBackCents)} given back` : 'No refunds',
  tone: 'default',
  place: 'inbox/orders',
})

/** What PayPal took and gave back; nothing for who may not see it. */
export const earnedOf = ({ money }: Today): Figure[] =>
  money ? [moneyOf('Money in today', money.today), moneyOf('Money in, 7 days', money.week)] : []
