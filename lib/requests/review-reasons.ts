const sentences: Record<string, string> = {}

/** Why a message is held for a review, in words. */
export const reviewReasonText = (reason: string): string =>
  sentences[reason] ?? reason.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase())
