import { email, type Field, firstName, lastName, line } from '../../../care/forms/shared/field.ts'

/** The email address of an account (ENT-017). `username` is what password managers look for. */
export const signInEmail: Field = { ...email, autoComplete: 'username' }

/** What the sign-up form asks for besides the address and the password (ENT-017). */
export const signUpNames: readonly Field[] = [firstName, lastName]

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
