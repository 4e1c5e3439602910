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
          'Someone signed in to your account asked to switch to a new email address. The change takes effect once it’s confirmed from the new mailbox.',
        ],
        rows: [],
        closing: [
          `If it wasn’t you, choose a new password right away at ${clinic.siteUrl}/account/forgot, and call us at ${clinic.phone}.`,
        ],
      }),
  },
} satisfies Record<string, MailKind>
