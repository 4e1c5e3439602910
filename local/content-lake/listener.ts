import { isVersionId } from './document-id.ts'
import { type GroqNode, isMatch } from './groq.ts'
import { encodeEffects } from './mendoza.ts'
import { isSet } from './request.ts'
import type { Change, Transaction } from './types.ts'

/** What a listener asked for, from the address of `data/listen`. */
export interface ListenOptions {
  filter: GroqNode
  hasResult: boolean
  hasPrevious: boolean
  hasMutations: boolean
  hasEffects: boolean
  hasVersions: boolean
  identity: string
}

export interface MutationEvent {
  eventId: string
  documentId: string
  transition: 'appear' | 'update' | 'disappear'
  [key: string]: unknown
}

/** What the address of a `data/listen` request asks for; the filter is parsed already. */
export function listenOptionsFrom(
  search: URLSearchParams,
  filter: GroqNode,
  identity: string,
): ListenOptions {
  return {
    filter,
    hasResult: isSet(search, 'includeResult'),
    hasPrevious: isSet(search, 'includePreviousRevision'),
    hasMutations: search.get('includeMutations') !== 'false',
    hasEffects: search.get('effectFormat') === 'mendoza',
    hasVersions: isSet(search, 'includeAllVersions'),
    identity,
  }
}

/**
 * The events of one transaction for one listener: only documents that pass its filter before or after, counted
 * as this listener sees them, because Studio's document pair waits for `transactionTotalEvents` of them.
 */
export function eventsFor(transaction: Transaction, options: ListenOptions): MutationEvent[] {
  const now = new Date(transaction.timestamp)
  const seen = transaction.changes.flatMap((change) => {
    if (isVersionId(change.documentId) && !options.hasVersions) return []
    const [wasIn, isIn] = [change.before, change.after].map((document) =>
      isMatch(options.filter, document, options.identity, now),
    )
    if (!wasIn && !isIn) return []
    return { change, transition: !wasIn ? 'appear' : isIn ? 'update' : 'disappear' } as const
  })
  return seen.map(({ change, transition }, index) => ({
    eventId: `${transaction.id}#${change.documentId}`,
    documentId: change.documentId,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    visibility: 'query',
    // Also on a deletion: without it the Studio drops the event and waits 30 s for the chain to close.
    resultRev: transaction.id,
    ...contentOf(change, options),
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index + 1,
  }))
}

function contentOf({ before, after, mutations }: Change, options: ListenOptions) {
  return {
    ...(before && { previousRev: before._rev }),
    ...(options.hasMutations && { mutations }),
    ...(options.hasResult && after && { result: after }),
    ...(options.hasPrevious && { previous: before }),
    ...(options.hasEffects && { effects: encodeEffects(before, after) }),
  }
}
