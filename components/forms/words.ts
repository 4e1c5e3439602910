import type { Words } from '@/lib/care/forms/browser/send'
import { type FormId, forms } from '@/lib/care/forms/shared/forms'
import type { FormText } from '@/lib/content/server/form-texts'
import type { FormDefinition } from '@/lib/platform/forms/shared/field'

/** What the browser says while and after sending. */
export type SendingWords = {
  button: string
  sendingButton: string
  success: Words
  /** Said while a message waits for a look at it; only of forms whose success words would be untrue then. */
  held: Words | null
  sentNote: string | null
  /** Null where it is said at the field only (ERR-015). */
  missing: Words | null
  noService: Words | null
  failure: Words & { phone: string | null }
}

/** The published words, each with a plain stand-in: a form without its text document still sends and still says so. */
export function sendingWords(form: FormId, text: FormText | null, phone: string | null): SendingWords {
  const words = (title?: string | null, description?: string | null, instead = ''): Words => ({
    title: title || instead,
    description: description ?? '',
  })
  const { isWithoutMissingToast }: FormDefinition = forms[form]
  const missing = isWithoutMissingToast
    ? null
    : words(text?.missingTitle, text?.missingText, 'Required Fields Missing')
  return {
    button: text?.button || 'Send',
    sendingButton: text?.sendingButton || 'Sending…',
    success: words(text?.successTitle, text?.successText, 'Received'),
    held: text?.heldText ? words(text.heldTitle, text.heldText, 'Received') : null,
    sentNote: text?.sentNote ?? null,
    missing,
    noService: text?.noServiceTitle ? words(text.noServiceTitle, text.noServiceText) : missing,
    failure: {
      title: text?.failureTitle || 'Something went wrong',
      description: text?.failureText || 'We could not save your request. Please try again or call us.',
      phone,
    },
  }
}
