import { email, type Field, firstName, lastName, line } from '../forms/field.ts'

/** What the sign-in form asks for besides the password (ENT-017). `username` is what password managers look for. */
export const signInEmail: Field = { ...email, autoComplete: 'username' }

/** Where we shall write to from now on. */
export const newEmailField: Field = { ...email, label: 'New email' }

/** An order's number and its code, as its receipt names them (ERR-010). */
export const orderField: Field = {
  ...line('ref', 'Order number', { isRequired: true, most: 9, autoComplete: 'off' }),
  missing: 'Please enter the order number.',
}
export const codeField: Field = {
  ...line('code', 'Access code', { isRequired: true, most: 40, autoComplete: 'off' }),
  missing: 'Please enter the access code.',
}

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
