/** Where documents of a type are shown: by which blocks of pages, on addresses of the program, or on all pages. */
export type Places = {
  /** Blocks that list the whole type; with `choice` only those of which this kind or form was chosen. */
  blocks?: readonly { type: string; choice?: string }[]
  addresses?: readonly { title: string; href: string }[]
  /** Header or footer shows it, so it is on every page; the sentence says where. */
  everywhere?: string
  /** No page shows it; the sentence says what it is for. */
  nowhere?: string
}

/** What is true of a type of document and no part of its form. */
export type Descriptor = {
  /** Its line on the desk; none where a tool writes and lists them. */
  desk?: 'pages' | 'offers' | 'people' | 'words'
  /** What the line says; of a type with one document, its title. */
  list: string
  /** There is one document, whose id is the type's name. */
  isOnly?: true
  /** What staff call one of them in a sentence, where that is not the type's name. */
  one?: string
  /** How the desk sorts them: by their place on the page unless said. */
  sortedBy?: { field: string; direction: 'asc' | 'desc' }
  /**
   * Fields that hold prices in dollars, the one visitors read first, and what staff call them. `list[].field` is a
   * field of each entry of a list, whose `{…}` is a field of the entry. A test knows every number of the schemas.
   */
  prices?: { name: string; fields: readonly { path: string; label: string }[] }
  shownIn?: Places
  /** Titles of fields that the Studio does not call by their name. */
  fieldTitles?: Record<string, string>
  /** Texts a program goes by: previews put no edit mark into them, or into none of the type. */
  unmarked?: readonly string[] | 'all'
}
