import { emailShape } from '@/lib/platform/shared/text'

/** The least and most a password can have: letters for people, bytes for the hash (VALID-003). */
export const passwordRule = { minLetters: 8, maxBytes: 72 } as const

const maxName = 80
const maxEmail = 254

/** Control characters, marks that turn the direction of writing, and halves of characters. */
const unreadable = /[\p{Control}\p{Surrogate}\u202a-\u202e\u2066-\u2069]/u

/** What is wrong with an email address, in a sentence; null when nothing is. */
export function emailProblem(email: string): string | null {
  if (email === '') return 'Enter your email address.'
  if (email.length <= maxEmail && emailShape.test(email)) return null
  return 'Enter a complete email address, such as name@example.com.'
}

/** What is wrong with a password somebody chooses; null when nothing is. No rules of composition. */
export function newPasswordProblem(password: string): string | null {
  if (password === '') return 'Choose a password.'
  if ([...password].length < passwordRule.minLetters)
    return `Use at least ${passwordRule.minLetters} characters for your password.`
  if (new TextEncoder().encode(password).length > passwordRule.maxBytes)
    return `Use at most ${passwordRule.maxBytes} characters for your password; accents and emoji count for more than one.`
  return unreadable.test(password) ? 'Use only characters you can type for your password.' : null
}

/** What is wrong with a password somebody has: only that it is missing. Any other is simply not theirs. */
export const passwordProblem = (password: string): string | null =>
  password === '' ? 'Enter your password.' : null

/** What is wrong with a first or last name; null when nothing is. */
export function nameProblem(which: 'first' | 'last', name: string): string | null {
  if (name.trim() === '') return `Enter your ${which} name.`
  if ([...name.trim()].length > maxName) return `Your ${which} name can have at most ${maxName} characters.`
  return unreadable.test(name) ? `Use only readable letters for your ${which} name.` : null
}
