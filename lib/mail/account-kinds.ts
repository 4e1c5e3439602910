import 'server-only'
import { letter } from './letter'
import type { MailKind } from './mail-kind'

/** Mails about somebody's account that the accounts service does not send itself. They hold no link that opens anything. */
export const accountKinds = {
  account_exists: {
    title: 'You already have an account',
    compose: (_row, clinic) =>
      letter(clinic, 'You already have an account', {
        heading: 'You already have an account',
        paragraphs: [
          'Somebody, probably you, wanted to use this address for an account with us. There is one already, so nothing was changed.',
          `Forgot your password? Choose a new one at ${clinic.siteUrl}/account/forgot.`,
        ],
        action: { label: 'Sign in', href: `${clinic.siteUrl}/account` },
        rows: [],
        closing: ['If it was not you, you need not do anything: nobody got into your account.'],
      }),
  },
  password_changed: {
    title: 'Your password was changed',
    compose: (_row, clinic) =>
      letter(clinic, 'Your password was changed', {
        heading: 'Your password was changed',
        paragraphs: ['The password of your account is a new one. All other devices were signed out.'],
        action: { label: 'See my account', href: `${clinic.siteUrl}/account` },
        rows: [],
        closing: [
          `If it was not you, choose a new password at once at ${clinic.siteUrl}/account/forgot, and call us at ${clinic.phone}.`,
        ],
      }),
  },
  email_change_asked: {
    title: 'A new email address was asked for',
    compose: (_row, clinic) =>
      letter(clinic, 'A new email address for your account', {
        heading: 'A new email address for your account',
        paragraphs: [
          'Somebody signed in to your account asked to use another email address. It changes when the new mailbox has confirmed it.',
        ],
        rows: [],
        closing: [
          `If it was not you, choose a new password at once at ${clinic.siteUrl}/account/forgot, and call us at ${clinic.phone}.`,
        ],
      }),
  },
} satisfies Record<string, MailKind>
