import { email, type Field, firstName, lastName } from '../forms/field.ts'

/** What the sign-in form asks for besides the password (ENT-017). `username` is what password managers look for. */
export const signInEmail: Field = { ...email, autoComplete: 'username' }

/** What the sign-up form asks for besides the password (ENT-017). */
export const signUpFields: readonly Field[] = [firstName, lastName, signInEmail]
