const sentences: Record<string, string> = {
  honeypot: 'A field was filled in that people cannot see.',
  no_timestamp: 'It came without scripts, so nothing tells how long it took to write.',
  forged_timestamp: 'The time it says it took is not ours.',
  too_fast: 'It was filled in within three seconds.',
  too_late: 'The page had been open for more than a day.',
  flood: 'Many of this form came within one minute.',
}

/** Why a message is held for a review, in words. */
export const reviewReasonText = (reason: string): string =>
  sentences[reason] ?? reason.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase())
