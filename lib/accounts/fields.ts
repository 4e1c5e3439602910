import { email, type Field, firstName, lastName } from '../forms/field.ts'

/** What the sign-in form asks for besides the password (ENT-017). `username` is what password managers look for. */
export const signInEmail: Field = { ...email, autoComplete: 'username' }

/** What the sign-up form asks for besides the password (ENT-017). */
export const signUpFields: readonly Field[] = [firstName, lastName, signInEmail]

/** A password has at least so many characters, and at most so many bytes (decisions VALID-003). */
export const leastPasswordLength = 8
export const mostPasswordBytes = 72

/** What is wrong with a new password, as its owner should read it; null when nothing is. */
export function newPasswordProblem(password: string): string | null {
  if ([...password].length < leastPasswordLength)
    return `Your password needs at least ${leastPasswordLength} characters.`
  if (new TextEncoder().encode(password).length > mostPasswordBytes)
    return `Your password is too long: at most ${mostPasswordBytes} letters, fewer with accents or emoji.`
  return null
}
