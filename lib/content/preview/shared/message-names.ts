/**
 * What a previewed page and its Studio tell each other, across windows. They carry nothing: the page asks the server.
 */
export const messageNames = {
  /** The page listens from now on. */
  here: 'ocotillo/preview-here',
  /** The page may show something old. */
  edited: 'ocotillo/preview-edited',
} as const
