import { useDocumentValuePermissions } from 'sanity'

const trialDraft = { _id: 'drafts.trial', _type: 'treatment' }
const trialNote = { _id: 'truthNote-trial', _type: 'truthNote' }

/** What this person may write, as the lake's own rights say: drafts, and what is published. The lake asks again at every write. */
export function useRights() {
  const [draft] = useDocumentValuePermissions({ document: trialDraft, permission: 'create' })
  const [published] = useDocumentValuePermissions({ document: trialNote, permission: 'create' })
  return { mayDraft: draft?.granted ?? false, mayPublish: published?.granted ?? false }
}
