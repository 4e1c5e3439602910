import type { Confirmation, ConfirmationProblem } from '@/lib/accounts/confirmation'

/** What each link asks for before its button is pressed. */
export const confirmWords: Record<Confirmation, { title: string; text: string; button: string }> = {
  signup: {
    title: 'Confirm your email address',
    text: 'Press the button to finish making your account. If you did not ask for one, close this page: nothing happens.',
    button: 'Confirm my address',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'Press the button to go on. You are signed in, and choose your new password on the next page.',
    button: 'Go on',
  },
  email_change: {
    title: 'Confirm your new email address',
    text: 'Press the button, and you sign in with this address from now on.',
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
        text: 'Your old and your new mailbox must both confirm the change. Please open the link in the other one, too.',
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
            text: 'This link works in the browser in which you asked for a new password. Open it there, or ask for a new one here.',
          }
        : {
            title: 'Almost there',
            text: 'You opened the link in a different browser from the one you signed up in. Your email is confirmed; to open your account here, choose a password with a link we’ll email you.',
          }
    case 'used':
      return {
        title: 'This link does not work any more',
        text:
          kind === 'email_change'
            ? 'It works once, for one hour. If your address has not changed, ask for the change again in your account.'
            : 'It works once, for one hour. If you have used it already, simply sign in. If not, we send you a new one.',
      }
  }
}
