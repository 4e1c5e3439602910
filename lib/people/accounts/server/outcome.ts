import type { AuthError } from '@supabase/supabase-js'
import type { AccountText } from '@/lib/content/server/form-texts'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { log } from '@/lib/platform/telemetry/server/log'

/** How an account call went, before it is known whether a script or a plain form asked. */
export type Outcome =
  | {
      kind: 'done'
      body: object
      /** Where a browser without our scripts is led. */
      goTo: string
      /** Where a browser without our scripts is given the body as a file instead: its name. */
      fileName?: string
    }
  | Refusal

export type Refusal = {
  kind: 'refused'
  status: 400 | 401 | 429 | 503
  /** For programs. */
  error: string
  /** For people. */
  message: string
  /** What is wrong with each field; the message is that of the first. */
  problems?: Problems
  retryAfterSeconds?: number
  /** Where a browser without our scripts is led instead of being shown the form again. */
  goTo?: string
}

export const done = (body: object, goTo: string): Outcome => ({ kind: 'done', body, goTo })

export const refused = (
  status: Refusal['status'],
  error: string,
  message: string,
  more: Pick<Refusal, 'problems' | 'retryAfterSeconds' | 'goTo'> = {},
): Refusal => ({ kind: 'refused', status, error, message, ...more })

/** One field is wrong, and why. */
export const wrongField = (field: string, message: string): Refusal => wrongFields({ [field]: message })

/** The fields with a problem, as a refusal; null when all are good. */
export function wrongOf(problems: Record<string, string | null>): Refusal | null {
  const wrong = Object.entries(problems).filter((one): one is [string, string] => one[1] !== null)
  return wrong.length > 0 ? wrongFields(Object.fromEntries(wrong)) : null
}

export const wrongFields = (problems: Problems): Refusal =>
  refused(400, 'invalid', Object.values(problems)[0] ?? 'Something is wrong with this form.', { problems })

export const tooOften = (seconds: number): Refusal =>
  refused(429, 'too_many', `Too many tries. Please wait ${waitWords(seconds)}, then try again.`, {
    retryAfterSeconds: seconds,
  })

const waitWords = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

export const signedOut = (): Refusal =>
  refused(401, 'signed_out', 'You’re no longer signed in. Please sign in again.', { goTo: '/account' })

/** The accounts service did not answer, or failed: nobody knows, so nothing may be said about the account. */
export class AccountsAway extends Error {}

/**
 * The service's refusal; null when it agreed. Throws `AccountsAway` when it gave no answer that can be relied on.
 */
export function refusalOf(error: AuthError | null): AuthError | null {
  if (!error) return null
  const { name, status } = error
  if (name === 'AuthSessionMissingError') return error
  if (name === 'AuthRetryableFetchError' || name === 'AuthUnknownError' || !status || status >= 500)
    throw new AccountsAway(`The accounts service failed: ${name} ${status ?? ''}`)
  return error
}

/** What the database answers about an account; throws `AccountsAway` where it threw. */
export const orAway = <Result>(asked: Promise<Result>): Promise<Result> =>
  asked.catch((error: Error) => {
    throw new AccountsAway(error.message)
  })

/**
 * The work's result; throws `AccountsAway` after so many ms: the service's client goes on asking for half a minute.
 */
export async function withinPatience<Result>(work: Promise<Result>, timeoutMs = 18_000): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AccountsAway('The accounts service did not answer')), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

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
  orderExamText: 'Before your first treatment, you need a good faith exam by video with a licensed provider.',
}

/** The published words of the account pages, each with a plain stand-in. */
export function accountWords(text: AccountText | null): AccountWords {
  const own = Object.entries(text ?? {}).filter(([, words]) => words)
  return { ...plain, ...Object.fromEntries(own) }
}

/** What was found, or 'unknown' when the database did not answer; why is in the log. */
export const orUnavailable = <Found>(looking: Promise<Found>): Promise<Found | 'unknown'> =>
  looking.catch((error: unknown): 'unknown' => {
    log.error('accounts', 'An account could not be read', { error })
    return 'unknown'
  })
