import type { Sql } from 'postgres'

/** One stored document: what Sanity's API returns, in the key order in which it was written. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [key: string]: unknown
}

/** Sanity's built-in roles; `grants.ts` says what each may do. */
export type Role = 'administrator' | 'editor' | 'contributor' | 'viewer'

/** Who is asking. */
export interface Identity {
  id: string
  name: string
  email: string
  role: Role
  kind: 'person' | 'robot'
}

/** A demo person with the token that logs them in. */
export type Person = Identity & { title: string; token: string; description?: string }

/** Whose lake it is; asked at every call, so that who was removed is refused at once. */
export interface People {
  /** Who may log in now, in the order in which the log-in page lists them. */
  members(): Promise<Person[]>
  /** A member, or somebody who was one: the history still tells who wrote what. */
  named(id: string): Promise<{ name: string; email: string } | undefined>
}

/** A token for server-side clients. */
interface Robot {
  name: string
  token: string
  role: Role
}

/** What one transaction did to one document; `mutations` are only this document's. */
export interface Change {
  documentId: string
  before: LakeDocument | null
  after: LakeDocument | null
  mutations: unknown[]
}

/**
 * A committed transaction. `author` is an Identity id, `timestamp` ISO 8601, `actions` the types of `data/actions`.
 */
export interface Transaction {
  id: string
  timestamp: string
  author: string
  changes: Change[]
  actions?: string[]
}

/** Answer per mutation, as `data/mutate` reports it. */
export interface OperationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

/** The state inside a transaction: each operation sees what the ones before it did. */
export interface Working {
  readonly transactionId: string
  readonly timestamp: string
  get(id: string): LakeDocument | null
  /** Every document as the transaction sees it. */
  list(): LakeDocument[]
  /** Writes the whole document with its `_rev` and `_updatedAt`; keeps the `_createdAt` of an existing one. */
  put(document: Record<string, unknown> & { _id: string; _type: string }, mutation: unknown): LakeDocument
  remove(id: string, mutation?: unknown): void
  /** What the transaction has changed so far, one entry per document. */
  changes(): Change[]
}

export interface CommitOptions {
  /** The client's transaction id: a second commit under it answers as the first and changes nothing. */
  transactionId?: string
  actions?: string[]
  dryRun?: boolean
}

/** A commit's answer: the transaction and what `build` returned; `isRepeat` when the id had been used before. */
export interface Committed {
  transaction: Transaction
  results: OperationResult[]
  isRepeat: boolean
}

export interface HistoryOptions {
  limit?: number
  /** Newest first instead of oldest first. */
  isNewestFirst?: boolean
  fromTransaction?: string
  toTransaction?: string
  fromTime?: string
  toTime?: string
  authors?: string[]
}

/** A transaction as history tells it: `changes` holds only the documents that were asked for. */
export type HistoryEntry = Transaction & { documentIds: string[] }

/** The documents that one perspective sees, with the indexes that keep queries from reading all of them. */
export interface View {
  get(id: string): LakeDocument | null
  all(): LakeDocument[]
  /** Documents under an index key, in the order of `all()`. */
  find(key: IndexKey): LakeDocument[]
  count(key: IndexKey): number
  /** The documents that exist among these ids, in the order of `all()`. */
  pick(ids: Iterable<string>): LakeDocument[]
  /** Brings the view up to date after a document has changed in the store. */
  refresh(changedId: string): void
}

/** What documents can be found by; `base` is the published id of drafts and versions. */
export type IndexKey = `${'type' | 'slug' | 'path' | 'base' | 'reference'}:${string}`

/** All documents in memory, all writes through one queue, everything durable before it is visible. */
export interface Store {
  /** Grows by one with each commit that changed something. */
  readonly versionOfCommit: number
  get(id: string): LakeDocument | null
  list(): Iterable<LakeDocument>
  byType(type: string): LakeDocument[]
  /** What a perspective sees: `raw`, `published`, `drafts`, or a list such as `rA,drafts`. */
  view(perspective: string): View
  commit(
    author: string,
    build: (working: Working) => OperationResult[],
    options?: CommitOptions,
  ): Promise<Committed>
  /** Calls the listener after each commit, in commit order; returns the way to stop. */
  subscribe(listener: (transaction: Transaction) => void): () => void
  /** Transactions that touched any of the documents. */
  transactionsOf(documentIds: string[], options?: HistoryOptions): Promise<HistoryEntry[]>
  /** A document as it was after a revision, at a time, or in its last state before it was deleted. */
  documentAt(
    id: string,
    point: { revision: string } | { time: string } | { lastRevision: true },
  ): Promise<LakeDocument | null>
}

/** Where published changes are announced. Without `filterTypes` every type is. */
export interface Webhook {
  url: string
  secret: string
  filterTypes?: string[]
}

/** What every part of the lake is given. */
export interface LakeContext {
  store: Store
  projectId: string
  dataset: string
  people: People
  robots: Robot[]
  webhooks: Webhook[]
  allowedOrigins: string[]
  sql: Sql
  now(): Date
  /** Calls `end` once this person is no member any more; returns the way to stop watching. */
  watch(identity: Identity, end: () => void): () => void
}

/**
 * Hono's environment. `identity` is set on every request but the public ones; `apiVersion` is e.g. `2025-02-19`, `1`
 * or `X`.
 */
export interface LakeEnv {
  Variables: { identity: Identity; apiVersion: string }
}

export interface LakeOptions {
  sql: Sql
  projectId: string
  dataset: string
  people: People
  robots: Robot[]
  webhooks: Webhook[]
  allowedOrigins: string[]
  /** Opens `_faults`, by which tests make webhooks get lost. */
  controlToken: string
  now(): Date
}
