import 'server-only'
import { z } from 'zod'
import type { Clinic, MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { orderRef } from '@/lib/shop/orders/shared/reference'

/**
 * Mails about somebody's account that the accounts service does not send itself. They hold no link that opens
 * anything.
 */
export const accountKinds = {
  account_exists: {
    title: 'You already have an account',
    compose: (_row, clinic) =>
      letter(clinic, 'You already have an account', {
        heading: 'You already have an account',
        paragraphs: [
          'Someone, probably you, tried to create an account with this email address. You already have one, so nothing has changed.',
          `Forgot your password? Choose a new one at ${clinic.siteUrl}/account/forgot.`,
        ],
        action: { label: 'Sign in', href: `${clinic.siteUrl}/account` },
        rows: [],
        closing: ['If it wasn’t you, there’s nothing you need to do: no one got into your account.'],
      }),
  },
  password_changed: {
    title: 'Your password was changed',
    compose: (_row, clinic) =>
      letter(clinic, 'Your password was changed', {
        heading: 'Your password was changed',
        paragraphs: [
          'The password for your account has been changed. All your other devices have been signed out.',
        ],
        action: { label: 'See my account', href: `${clinic.siteUrl}/account` },
        rows: [],
        closing: [
          `If it wasn’t you, choose a new password right away at ${clinic.siteUrl}/account/forgot, and call us at ${clinic.phone}.`,
        ],
      }),
  },
  email_change_asked: {
    title: 'A new email address was requested',
    compose: (_row, clinic) =>
      letter(clinic, 'A new email address for your account', {
        heading: 'A new email address for your account',
        paragraphs: [
          'Someone signed in to your account asked to switch to a new email address. The change takes effect once it’s confirmed from the new address.',
        ],
        rows: [],
        closing: [
          `If it wasn’t you, choose a new password right away at ${clinic.siteUrl}/account/forgot, and call us at ${clinic.phone}.`,
        ],
      }),
  },
} satisfies Record<string, MailKind>

const open = z.object({ orders: z.array(z.string()), requests: z.array(z.string()) })

export const accountDeletedKinds = {
  account_deleted: {
    title: 'An account was deleted',
    compose: (_row, clinic) => accountDeletedMail(clinic),
  },
  staff_account_deleted: {
    title: 'To us: a deleted account leaves something open',
    compose: ({ data }, clinic) => staffAccountDeletedMail(open.parse(data), clinic),
  },
} satisfies Record<string, MailKind>

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
