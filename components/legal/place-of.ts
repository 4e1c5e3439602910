/** The name of a section in links: the editor's, or its number. */
export const placeOf = (section: { anchor?: string | null }, index: number) =>
  section.anchor || `section-${index + 1}`
