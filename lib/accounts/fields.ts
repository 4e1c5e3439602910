import { email, type Field, firstName, lastName } from '../forms/field.ts'

/** The e-mail address of an account (ENT-017). `username` is what password managers look for. */
export const signInEmail: Field = { ...email, autoComplete: 'username' }

/** What the sign-up form asks for besides the address and the password (ENT-017). */
export const signUpNames: readonly Field[] = [firstName, lastName]
