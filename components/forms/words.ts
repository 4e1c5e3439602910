import type { FormText } from '@/lib/content/form-texts'

/** What the browser says while and after sending. */
export type SendingWords = {
  button: string
  sendingButton: string
  success: Words
  sentNote: string | null
  missing: Words
  noService: Words
  failure: Words
}
type Words = { title: string; description: string }

/** The published words, each with a plain stand-in: a form without its text document still sends and still says so. */
export function sendingWords(text: FormText | null): SendingWords {
  const words = (title?: string | null, description?: string | null, instead = ''): Words => ({
    title: title || instead,
    description: description ?? '',
  })
  const missing = words(text?.missingTitle, text?.missingText, 'Required Fields Missing')
  return {
    button: text?.button || 'Send',
    sendingButton: text?.sendingButton || 'Sending…',
    success: words(text?.successTitle, text?.successText, 'Received'),
    sentNote: text?.sentNote ?? null,
    missing,
    noService: text?.noServiceTitle ? words(text.noServiceTitle, text.noServiceText) : missing,
    failure: words(
      text?.failureTitle || 'Something went wrong',
      text?.failureText || 'We could not save your request. Please try again or call us.',
    ),
  }
}
