import type { Sql } from 'postgres'
import { randomId, strongReferencesIn } from './documents.ts'
import { LakeError, OperationError } from './errors.ts'
import { readDocumentAt, readHistory } from './history.ts'
import { createViews } from './perspective.ts'
import { createTables, loadDocuments, readLatestTime, readTransaction, writeTransaction } from './tables.ts'
import type {
  CommitOptions,
  Committed,
  LakeDocument,
  OperationResult,
  Store,
  Transaction,
  Working,
} from './types.ts'
import { createWorking } from './working.ts'

type Build = (working: Working) => OperationResult[]

/** Loads the dataset and answers from memory; every write goes through one queue and is durable before it shows. */
export async function openStore(options: { sql: Sql; dataset: string; now(): Date }): Promise<Store> {
  const { sql, dataset, now } = options
  await createTables(sql)
  const loaded = await loadDocuments(sql, dataset)
  const documents = new Map(loaded.map((document) => [document._id, document]))
  const views = createViews(documents)
  const raw = views.of('raw')
  const listeners = new Set<(transaction: Transaction) => void>()
  const committed = { get: (id: string) => documents.get(id) ?? null, list: () => documents.values() }
  let versionOfCommit = 0
  let latestMs = await readLatestTime(sql, dataset)
  let queue: Promise<unknown> = Promise.resolve()
  /** A transaction whose database answer was lost: whether it counts is looked up before the next one. */
  let doubtful: Transaction | undefined

  function show(transaction: Transaction): void {
    for (const { documentId, after } of transaction.changes) {
      if (after) documents.set(documentId, after)
      else documents.delete(documentId)
    }
    views.refresh(transaction.changes.map(({ documentId }) => documentId))
    versionOfCommit += 1
    latestMs = Math.max(latestMs, Date.parse(transaction.timestamp))
    for (const listener of [...listeners]) notify(listener, transaction)
  }

  /** After every earlier one, also when the demo clock was moved back: whoever mirrors documents keeps the newest. */
  const nextTimestamp = () => new Date(Math.max(now().getTime(), latestMs + 1)).toISOString()

  const find = (id: string) => readTransaction(sql, dataset, id).catch(refuse)

  async function settleDoubt(): Promise<void> {
    if (!doubtful) return
    const isCommitted = (await find(doubtful.id)) !== null
    if (isCommitted) show(doubtful)
    doubtful = undefined
  }

  async function write(transaction: Transaction, results: OperationResult[]): Promise<void> {
    try {
      await writeTransaction(sql, dataset, transaction, results)
    } catch (cause) {
      doubtful = transaction
      refuse(cause)
    }
  }

  async function commitNext(author: string, build: Build, given: CommitOptions): Promise<Committed> {
    await settleDoubt()
    const earlier = given.transactionId && (await find(given.transactionId))
    if (earlier) return { ...earlier, isRepeat: true }

    const working = createWorking(committed, given.transactionId ?? randomId(), nextTimestamp())
    const results = build(working)
    checkReferences(working, (id) => raw.find(`reference:${id}`))
    const transaction: Transaction = {
      id: working.transactionId,
      timestamp: working.timestamp,
      author,
      changes: working.changes(),
      ...(given.actions && { actions: given.actions }),
    }
    if (!given.dryRun && transaction.changes.length > 0) {
      await write(transaction, results)
      show(transaction)
    }
    return { transaction, results, isRepeat: false }
  }

  return {
    get versionOfCommit() {
      return versionOfCommit
    },
    get: committed.get,
    list: committed.list,
    view: views.of,
    byType: (type) => raw.find(`type:${type}`),
    commit(author, build, given = {}) {
      const result = queue.then(() => commitNext(author, build, given))
      queue = result.catch(() => undefined)
      return result
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    transactionsOf: (ids, given) => readHistory(sql, dataset, ids, given),
    documentAt: (id, point) => readDocumentAt(sql, dataset, id, point),
  }
}

function refuse(cause: unknown): never {
  console.error('Content lake: PostgreSQL did not answer:', cause)
  throw new LakeError(503, 'databaseError', 'The database did not confirm the transaction; send it again')
}

/** The transaction is committed by now: a listener that throws is a bug of its own. */
function notify(listener: (transaction: Transaction) => void, transaction: Transaction): void {
  try {
    listener(transaction)
  } catch (cause) {
    console.error('Content lake: a listener failed:', cause)
  }
}

/**
 * Throws 409, in Sanity's words, when a transaction would leave a strong reference without its document:
 * one that was deleted while others refer to it, or one that never was.
 * `referrersOf` names the committed documents that refer to an id.
 */
export function checkReferences(working: Working, referrersOf: (id: string) => Iterable<LakeDocument>): void {
  for (const { documentId, after } of working.changes()) {
    if (!after) checkDeletion(documentId, working, referrersOf)
    else for (const to of strongReferencesIn(after)) checkTarget(documentId, to, working)
  }
}

function checkDeletion(
  id: string,
  working: Working,
  referrersOf: (id: string) => Iterable<LakeDocument>,
): void {
  const committed = [...referrersOf(id)].map(({ _id }) => _id)
  const changed = working.changes().map(({ documentId }) => documentId)
  const referencingIDs = [...new Set([...committed, ...changed])].filter((candidate) => {
    const document = working.get(candidate)
    return document !== null && strongReferencesIn(document).includes(id)
  })
  if (referencingIDs.length === 0) return
  const names = referencingIDs.map((name) => `"${name}"`).join(', ')
  throw new OperationError(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from ${names}`,
    { id, referencingIDs },
  )
}

function checkTarget(id: string, to: string, working: Working): void {
  if (working.get(to)) return
  throw new OperationError(
    409,
    'documentReferencesNonExistentDocumentError',
    `Document "${id}" references non-existent document "${to}"`,
    { id, referenceID: to },
  )
}
