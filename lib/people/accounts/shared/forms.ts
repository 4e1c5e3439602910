import {
  email,
  type Field,
  firstName,
  given,
  lastName,
  line,
  password,
} from '../../../platform/forms/shared/field.ts'

/** A form of the account: what it asks for, and what its button and a refusal say. */
export type AccountForm = {
  /** What screen readers call it. */
  label: string
  button: string
  busyButton: string
  /** Above the server's own sentence when it refuses. */
  failureTitle: string
  fields: readonly Field[]
  /** Said on a page of its own to a browser without scripts, where the call leads to none. */
  told?: { title: string; text: string }
}

/** `username` is what password managers look for (ENT-017). */
const ownEmail: Field = { ...email, autoComplete: 'username' }

const names = [
  { ...firstName, isPlain: true, unreadable: 'Use only readable characters for your first name.' },
  { ...lastName, isPlain: true, unreadable: 'Use only readable characters for your last name.' },
]

export const ownPassword = password('password', 'Password')

/** The one somebody has, where a new one is chosen. */
export const currentPassword = password('current', 'Current password')

/** The least and most a password can have: letters for people, bytes for the hash (VALID-003). */
const chosen = { minLetters: 8, maxBytes: 72 }

/** A password that is being chosen: its rules are said beforehand (decisions VALID-003). */
export const newPassword = (label: string): Field =>
  password('password', label, {
    autoComplete: 'new-password',
    chosen,
    wrong: `Use at least ${chosen.minLetters} characters for your password.`,
    tooLong: `Use at most ${chosen.maxBytes} characters for your password; accents and emoji count for more than one.`,
    unreadable: 'Use only characters you can type for your password.',
    help: `At least ${chosen.minLetters} characters, at most ${chosen.maxBytes}. Three or four random words are easy to remember.`,
  })

/** An order's number and its code, as its receipt names them (ERR-010). */
const orderKey = (codeHelp: string) => [
  line('ref', 'Order number', {
    isRequired: true,
    most: 20,
    autoComplete: 'off',
    missing: 'Please enter the order number.',
    help: 'The 8 characters after #.',
  }),
  line('code', 'Access code', {
    isRequired: true,
    most: 40,
    autoComplete: 'off',
    missing: 'Please enter the access code.',
    help: codeHelp,
  }),
]

/** The forms of the account by the call that takes them: `/api/account/<call>`. */
export const accountForms = {
  'sign-in': {
    label: 'Sign in',
    button: 'Sign In',
    busyButton: 'Signing in…',
    failureTitle: 'Sign in error',
    fields: [ownEmail, ownPassword],
  },
  'sign-up': {
    told: {
      title: 'Check your email',
      text: "We've sent you a confirmation link to complete your registration.",
    },
    label: 'Sign up',
    button: 'Create account',
    busyButton: 'Creating your account…',
    failureTitle: 'Sign up error',
    fields: [...names, ownEmail, newPassword('Password')],
  },
  recover: {
    told: {
      title: 'Check your email',
      text: 'If there’s an account with this address, a link to choose a new password is on its way. It works for one hour.',
    },
    label: 'Send me the link',
    button: 'Send me the link',
    busyButton: 'Sending…',
    failureTitle: 'Nothing was sent',
    fields: [ownEmail],
  },
  resend: {
    told: {
      title: 'Check your email',
      text: 'If there’s an account with this address waiting to be confirmed, the link is on its way.',
    },
    label: 'Send it again',
    button: 'Send it again',
    busyButton: 'Sending…',
    failureTitle: 'Nothing was sent',
    fields: [ownEmail],
  },
  password: {
    label: 'New password',
    button: 'Save password',
    busyButton: 'Saving…',
    failureTitle: 'Password not changed',
    // After a link out of the mailbox it is not asked for.
    fields: [{ ...currentPassword, isRequired: false }, newPassword('New password')],
  },
  email: {
    told: {
      title: 'Check your email',
      text: 'We’ve sent a link to the new address. Open it and press the button to make the change.',
    },
    label: 'Your email',
    button: 'Change email',
    busyButton: 'Sending…',
    failureTitle: 'Email not changed',
    fields: [{ ...ownEmail, label: 'New email' }, ownPassword],
  },
  name: {
    label: 'Your name',
    button: 'Save name',
    busyButton: 'Saving…',
    failureTitle: 'Name not changed',
    fields: names,
  },
  export: {
    label: 'Download your data',
    button: 'Download my data',
    busyButton: 'Collecting…',
    failureTitle: 'Download failed',
    fields: [ownPassword],
  },
  delete: {
    told: {
      title: 'Your account is deleted',
      text: 'We’ve sent one last email about it. You can still order and book without an account.',
    },
    label: 'Delete your account',
    button: 'Delete my account',
    busyButton: 'Deleting…',
    failureTitle: 'Account not deleted',
    fields: [
      ownPassword,
      {
        ...line('sure', 'I understand that this can’t be undone.', {
          isRequired: true,
          missing: 'Check the box: this can’t be undone.',
          wrong: 'Check the box: this can’t be undone.',
        }),
        kind: 'tick',
      },
    ],
  },
  'sign-out': {
    label: 'Sign out',
    button: 'Sign Out',
    busyButton: 'Signing out…',
    failureTitle: 'You are still signed in',
    fields: [],
  },
  'sign-out-everywhere': {
    label: 'Your devices',
    button: 'Sign out everywhere',
    busyButton: 'Signing out…',
    failureTitle: 'You are still signed in',
    fields: [],
  },
  'orders/claim': {
    label: 'Add an order',
    button: 'Add order',
    busyButton: 'Adding…',
    failureTitle: 'Order not added',
    fields: orderKey('13 characters, on your receipt.'),
  },
  'orders/look': {
    label: 'Find my order',
    button: 'Show my order',
    busyButton: 'Looking…',
    failureTitle: 'Order not found',
    fields: orderKey('13 characters, below the total on your receipt.'),
  },
} satisfies Record<string, AccountForm>
export type AccountFormId = keyof typeof accountForms

/** Of the button behind a link of our mails: what the link says, and a password where one is asked for. */
export const linkFields: readonly Field[] = [
  given('token_hash', 'The link’s code', { isRequired: false, most: 4000 }),
  given('type', 'The link’s kind', { isRequired: false }),
  { ...ownPassword, isRequired: false },
]

/** What is said once this call was taken, null where it leads to a page that shows it. */
export function toldOf(call: string): AccountForm['told'] | null {
  const forms: Record<string, AccountForm> = accountForms
  return (Object.hasOwn(forms, call) && forms[call]?.told) || null
}
