import { orderRef } from '../orders/reference'
import { letter } from './letter'
import type { Clinic } from './order-mails'

/** The last mail to somebody whose account is gone. */
export const accountDeletedMail = (clinic: Clinic) =>
  letter(clinic, 'Your account is deleted', {
    heading: 'Your account is deleted',
    paragraphs: [
      'You asked for it, and it is done: your account, your stored cart and your subscriptions have ended, and your spots at coming events were given back.',
      'What we must keep for our books, we keep without your name and email address. Messages that still wait for our answer are answered first.',
    ],
    rows: [],
    closing: [`This was not you? Call us at once: ${clinic.phone}.`],
  })

/** To the clinic: references only, neither who it was nor what they asked for. */
export function staffAccountDeletedMail(open: { orders: string[]; requests: string[] }, clinic: Clinic) {
  const refs = (ids: string[]) => ids.map((id) => `#${orderRef(id)}`).join(', ')
  return letter(clinic, 'A deleted account leaves something open', {
    heading: 'A person has deleted their account',
    paragraphs: [
      'Something of theirs is still open. Please finish it; their name and address are no longer with their orders.',
    ],
    rows: [
      ...(open.orders.length > 0 ? [{ label: 'Orders', value: refs(open.orders) }] : []),
      ...(open.requests.length > 0 ? [{ label: 'Requests', value: refs(open.requests) }] : []),
    ],
    closing: [
      'When a request is answered, its health details are removed as always, after the time set in the settings.',
    ],
    action: { label: 'Open the inbox', href: `${clinic.siteUrl}/studio/inbox` },
  })
}
