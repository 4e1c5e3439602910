import { isPublishedId } from './document-id.ts'
import type { Change, Transaction } from './types.ts'

/** What a receiver is told about one published document. `path` and `previousPath` are those of documents that have one. */
export interface WebhookMessage {
  _id: string
  _type: string
  _rev: string
  operation: 'create' | 'update' | 'delete'
  path: string | null
  previousPath: string | null
  transactionId: string
}

/**
 * The messages of a transaction: one per published document, none for drafts, versions, assets and Sanity's own documents.
 * On hosted Sanity the same body comes from the projection in docs/hosted.md.
 */
export function messagesOf(transaction: Transaction, filterTypes?: string[]): WebhookMessage[] {
  return transaction.changes.flatMap((change) => {
    const document = change.after ?? change.before
    if (!document || !isPublishedId(change.documentId) || change.documentId.startsWith('_.')) return []
    if (/^(sanity|system)\./.test(document._type)) return []
    if (filterTypes && !filterTypes.includes(document._type)) return []
    const { _id, _type, _rev } = document
    const paths = { path: pathOf(change.after), previousPath: pathOf(change.before) }
    return [{ _id, _type, _rev, operation: operationOf(change), ...paths, transactionId: transaction.id }]
  })
}

const pathOf = (document: Change['after']) => (typeof document?.path === 'string' ? document.path : null)

const operationOf = ({ before, after }: Change) => (before && after ? 'update' : after ? 'create' : 'delete')
