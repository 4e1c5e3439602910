/** The lines of the desk that are no plain list of one type. */
export const specialRows = {
  recent: { id: 'recent', title: 'Recently edited' },
  unpublished: { id: 'unpublished', title: 'Not published yet' },
  pages: { id: 'pages', title: 'Page by page' },
} as const
