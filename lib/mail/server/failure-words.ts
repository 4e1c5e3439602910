const sentences: [pattern: RegExp, sentence: string][] = [
  [/ECONNECTION|ECONNREFUSED|ESOCKET|EDNS|ENOTFOUND|ETIMEDOUT/, 'The mail server could not be reached.'],
  [/EAUTH|\b53[05]\b/, 'The mail server refused our password. Please tell whoever runs the website.'],
  [/EENVELOPE|\b55[0134]\b/, 'The mail server doesn’t accept email for this address. Is it spelled right?'],
  [/\b(?:552|452)\b/, 'The mailbox is full.'],
  [/\b4\d\d\b/, 'The mail server asked to try later.'],
  [/\b5\d\d\b|EMESSAGE/, 'The mail server refused the mail.'],
  [
    /contacts are not published|no email address/,
    'The clinic’s own contacts are not published in the Studio.',
  ],
  [/Nobody wants this mail/, 'The reader has unsubscribed.'],
  [/code of this mail is no longer valid/, 'The gift card has been cancelled or has a new code.'],
  [/SMTP_URL is not set/, 'No mail server is set up.'],
]

/** Why a mail did not go, for people without knowledge of mail servers; null when nothing went wrong. */
export function failureWords(lastError: string | null): string | null {
  if (!lastError) return null
  const [, sentence] = sentences.find(([pattern]) => pattern.test(lastError)) ?? []
  return sentence ?? 'Something went wrong on our side. Please tell whoever runs the website.'
}
