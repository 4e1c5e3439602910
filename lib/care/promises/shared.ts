/** In which an answer can be promised. */
export const replyUnits = ['hours', 'business days'] as const
