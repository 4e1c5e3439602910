/**
 * A cookie that scripts can read, beside the session's that they can't: whether asking for the shopper is worth a
 * request (AUTH-003).
 */
export const signedInHint = 'signed_in'

/** The cookie that opens previews; signed, and never readable by a page. */
export const previewCookie = 'ocotillo-preview'
