import { orderRef } from '../orders/reference'
import { letter } from './letter'
import type { Clinic } from './order-mails'

/** The last mail to somebody whose account is gone. */
export const accountDeletedMail = (clinic: Clinic) =>
  letter(clinic, 'Your account is deleted', {
    heading: 'Your account is deleted',
    paragraphs: [
      'As you asked, we’ve deleted your account, your saved cart and your subscriptions, and released your spots at upcoming events.',
      'Whatever we have to keep for our books, we keep without your name and email address. If you’re still waiting to hear from us, we’ll answer first.',
    ],
    rows: [],
    closing: [`Wasn’t you? Call us right away: ${clinic.phone}.`],
  })

/** To the clinic: references only, neither who it was nor what they asked for. */
export function staffAccountDeletedMail(open: { orders: string[]; requests: string[] }, clinic: Clinic) {
  const refs = (ids: string[]) => ids.map((id) => `#${orderRef(id)}`).join(', ')
  return letter(clinic, 'A deleted account leaves something open', {
    heading: 'Someone has deleted their account',
    paragraphs: [
      'They still have something open. Please finish it; their name and address are no longer on their orders.',
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
