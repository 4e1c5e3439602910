/** What every answer says, also the front's refusals and what Next makes (next.config.ts). */
export const everywhere = { 'x-content-type-options': 'nosniff' }

/** What every page and other document of the site says. */
export const pageHeaders = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  // PayPal's window must be able to tell ours that it is done.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
}

/** A document as Next makes it has React's data in inline scripts (docs/decisions/0011-site-policy.md). */
export const anyInlineScript = "script-src 'self' 'unsafe-inline'"
