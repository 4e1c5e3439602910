import type { AccountText } from '@/lib/content/account-text'

export type AccountWords = { [Name in keyof AccountText]-?: string }

/** Said until the editors' words are published. */
const plain: AccountWords = {
  guestTitle: 'Sign in or sign up',
  guestIntro: 'Sign in, or make an account. You can order without one, too.',
  signInTitle: 'Sign in',
  signUpTitle: 'Create an account',
  signUpIntro: 'We send you an email with a link. Your account opens with it.',
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Enter your email address. We send you a link to choose a new password.',
  forgotSaid: 'If there is an account with this address, the link is on its way. It works for one hour.',
  resendTitle: 'No confirmation email?',
  resendIntro: 'Enter the address you signed up with. We send you the link once more.',
  resendSaid: 'If an account with this address waits to be confirmed, a new link is on its way.',
  passwordTitle: 'Choose a new password',
  passwordIntro: 'It holds for every device from now on.',
  passwordSaid: 'Your new password is saved.',
  linkNeededText: 'You choose a new password with the link in our email. Links work once, and for one hour.',
  ordersEmptyText: 'What you order while you are signed in is listed here.',
  requestsEmptyText: 'What you send us from your email address is listed here.',
  claimIntro: 'You ordered before you signed in? Add the order with its number and code.',
  dataIntro: 'Everything we hold about you, in one file.',
  deleteIntro: 'You can delete your account at any time.',
  orderTitle: 'Your order',
  orderIntro: 'Enter the order number and the access code from your receipt.',
  orderExamText: 'Before a first treatment you need a good faith exam by video with a licensed provider.',
}

/** The published words of the account pages, each with a plain stand-in. */
export function accountWords(text: AccountText | null): AccountWords {
  const own = Object.entries(text ?? {}).filter(([, words]) => words)
  return { ...plain, ...Object.fromEntries(own) }
}
