import { documentsAt } from '../../../lib/content/schedule/shared/content-at.ts'
import type { DueChanges } from '../../../lib/content/schedule/shared/schedule.ts'
import { overlayDrafts } from '../../../lib/truth/check.ts'
import type { ContentDocument } from '../../../lib/truth/model.ts'
import type { StaffApi } from '../inbox/staff-api.ts'
import type { StoredDocument } from './stored-content.ts'

/** Which content is looked at: what visitors see, what it will be with all drafts, or at a later moment. */
export type Choice = { kind: 'published' } | { kind: 'drafts' } | { kind: 'future'; at: Date }

/** The content of this choice as visitors would have it, each document once. Rejects when it can't be known. */
export async function documentsFor(
  choice: Choice,
  stored: readonly StoredDocument[],
  api: StaffApi,
): Promise<ContentDocument[]> {
  const content = stored.filter(({ _type }) => _type !== 'truthNote')
  if (choice.kind === 'future') {
    const moment = encodeURIComponent(choice.at.toISOString())
    const { changes } = await api.read<DueChanges>(`schedule/at?moment=${moment}`)
    return documentsAt(publishedOf(content), changes)
  }
  return choice.kind === 'drafts' ? overlayDrafts(content) : publishedOf(content)
}

/** What visitors see now. */
export const publishedOf = <Stored extends ContentDocument>(stored: readonly Stored[]): Stored[] =>
  stored.filter(({ _id }) => !_id.startsWith('drafts.'))
