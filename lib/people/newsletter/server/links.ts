/** Where the page stands that confirms with a press of its button. */
export const confirmLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/api/newsletter/confirm?token=${token}`

/** Where a subscription is ended: a page with a button, and by POST at once (RFC 8058). */
export const unsubscribeLink = (siteUrl: string, token: string): string =>
  `${siteUrl}/api/newsletter/unsubscribe?token=${token}`
