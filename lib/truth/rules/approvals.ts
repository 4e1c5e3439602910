import { descriptorOf } from '../../../schemas/descriptors.ts'
import { isApproved } from '../../content/shared/approval.ts'
import { nameOf } from '../fields.ts'
import { finding } from '../finding.ts'
import type { ContentDocument, Rule } from '../model.ts'

/** Documents whose every text is medical; of pages only those that say so. */
const medical = ['ivService', 'injection', 'ingredient', 'page']

/** One finding for each type: a first edition has dozens, and one clinician reads them in one go. */
export const approvals: Rule = {
  id: 'approvals',
  title: 'Medical texts nobody approved',
  explains:
    'A clinician has approved what the pages of drips and injections, their ingredients and pages of medical advice say.',
  check: (content) =>
    medical.flatMap((type) => {
      const [first, ...others] = content.ofType(type).filter(isWaiting)
      if (!first) return []
      const placeOf = (one: ContentDocument) => content.placeOf(one, 'approvedBy', nameOf(one))
      const rest = others.length > 0 ? ` and ${others.length} more of “${descriptorOf(type)?.list}”` : ''
      return finding({
        rule: 'approvals',
        severity: 'warning',
        sentence: `No clinician has approved what “${nameOf(first)}”${rest} say${rest ? '' : 's'}. The site calls it a sample, and search engines leave its page out.`,
        places: [placeOf(first), ...others.map(placeOf)],
      })
    }),
}

const isWaiting = (document: ContentDocument) =>
  (document._type !== 'page' || document.needsApproval === true) && !isApproved(document)
