import type { Confirmation, ConfirmationProblem } from '@/lib/people/accounts/server/confirmation'

/** What each link asks for before its button is pressed. */
export const confirmWords: Record<Confirmation, { title: string; text: string; button: string }> = {
  signup: {
    title: 'Confirm your email address',
    text: 'Press the button to finish creating your account. If you didn’t ask for one, just close this page.',
    button: 'Confirm my address',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'Press the button to continue. You’ll be signed in and can choose your new password on the next page.',
    button: 'Go on',
  },
  email_change: {
    title: 'Confirm your new email address',
    text: 'Press the button, and this is the address you’ll sign in with from now on.',
    button: 'Use this address',
  },
}

/** Why a password is typed beside the button. */
export const askedWords = {
  new: 'You’re not on the device or browser where this sign-up began. Enter your password once more: from now on, only this one opens your account.',
  current: 'You’re not signed in on this device. Enter your account’s password, so we know it’s you.',
}

/** Why a link was not enough, and what helps. */
export function problemWords(
  kind: Confirmation,
  problem: ConfirmationProblem,
): { title: string; text: string } {
  switch (problem) {
    case 'half':
      return {
        title: 'One more mailbox',
        text: 'The change has to be confirmed from both your old and your new mailbox. Please open the link in the other one, too.',
      }
    case 'away':
      return {
        title: 'We can’t reach your account right now',
        text: 'Please open the link again in a few minutes, or call us.',
      }
    case 'elsewhere':
      return kind === 'recovery'
        ? {
            title: 'Please open the link where you asked for it',
            text: 'This link only works in the browser where you asked for a new password. Open it there, or request a new one here.',
          }
        : {
            title: 'Almost there',
            text: 'You opened the link in a different browser from the one you signed up in. Your email is confirmed; to open your account here, choose a password with a link we’ll email you.',
          }
    case 'used':
      return {
        title: 'This link no longer works',
        text:
          kind === 'email_change'
            ? 'It works once, for one hour. If your address hasn’t changed, request the change again in your account.'
            : 'It works once, for one hour. If you’ve already used it, just sign in. If not, we’ll send you a new one.',
      }
  }
}
