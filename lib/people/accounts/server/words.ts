import type { AccountText } from '@/lib/content/server/account-text'

export type AccountWords = { [Name in keyof AccountText]-?: string }

/** Said until the editors' words are published. */
const plain: AccountWords = {
  guestTitle: 'Sign in or sign up',
  guestIntro: 'Sign in, or create an account. You can also order without one.',
  signInTitle: 'Sign in',
  signUpTitle: 'Create an account',
  signUpIntro: 'We’ll email you a link that opens your account.',
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Enter your email address and we’ll send you a link to choose a new password.',
  forgotSaid: 'If there’s an account with this address, the link is on its way. It works for one hour.',
  resendTitle: 'No confirmation email?',
  resendIntro: 'Enter the address you signed up with and we’ll send the link again.',
  resendSaid: 'If there’s an account with this address waiting to be confirmed, a new link is on its way.',
  passwordTitle: 'Choose a new password',
  passwordIntro: 'You’ll use it on every device from now on.',
  passwordSaid: 'Your new password is saved.',
  linkNeededText: 'To choose a new password, use the link in our email. Links work once, for one hour.',
  ordersEmptyText: 'Anything you order while signed in shows up here.',
  requestsEmptyText: 'Anything you send us from your email address shows up here.',
  claimIntro: 'Ordered before you signed in? Add the order using its number and code.',
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
