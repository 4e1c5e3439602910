/** Every draft of these types, and which of all documents visitors can see. Asked with the perspective `raw`. */
export const draftsQuery = `{
  "drafts": *[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc) { _id, _type, _updatedAt },
  "published": *[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && _type in $types]._id
}`

export type FoundDrafts = {
  drafts: { _id: string; _type: string; _updatedAt: string }[]
  published: string[]
}

export type UnpublishedDraft = { id: string; draftId: string; type: string; editedAt: string; isNew: boolean }

/** The drafts by their published ids; a new one is on no page yet. */
export function draftsOf({ drafts, published }: FoundDrafts): UnpublishedDraft[] {
  const known = new Set(published)
  return drafts.map(({ _id, _type, _updatedAt }) => {
    const id = _id.replace(/^drafts\./, '')
    return { id, draftId: _id, type: _type, editedAt: _updatedAt, isNew: !known.has(id) }
  })
}
