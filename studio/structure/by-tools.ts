/** Types of documents that a tool of the Studio writes and lists: nobody looks for them on the desk. */
export const byTools: readonly string[] = ['truthNote']
