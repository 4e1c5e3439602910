import { Hono } from 'hono'
import { isObject, type Json, randomId, withArrayKeys } from './documents.ts'
import { badRequest, OperationError } from './errors.ts'
import { isMatch, parse } from './groq.ts'
import { checkDataset, isSet, readObject } from './request.ts'
import { applyPatch, checkRevision, operationsFrom, transact, transactionIdFrom } from './transact.ts'
import type { LakeContext, LakeDocument, LakeEnv, OperationResult, Working } from './types.ts'

/** `POST /data/mutate/:dataset`. */
export function mutateRoutes(context: LakeContext): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()

  routes.post('/data/mutate/:dataset', async (c) => {
    checkDataset(c.req.param('dataset'), context)
    const search = new URL(c.req.url).searchParams
    const body = await readObject(c.req.raw)
    const identity = c.get('identity')
    const options = { author: identity.id, hasArrayKeys: isSet(search, 'autoGenerateArrayKeys') }
    const request = {
      kind: 'mutationError' as const,
      identity,
      operations: operationsFrom(body, 'mutations'),
      transactionId: transactionIdFrom(body),
      isDryRun: isSet(search, 'dryRun'),
    }
    const { transaction, results } = await transact(context.store, request, (working, mutation) =>
      applyMutation(working, mutation, options),
    )
    const changes = new Map(transaction.changes.map((change) => [change.documentId, change]))
    const documentOf = (id: string) => {
      const change = changes.get(id)
      return change ? (change.after ?? change.before) : context.store.get(id)
    }
    return c.json({
      transactionId: transaction.id,
      results: isSet(search, 'returnDocuments')
        ? results.map((result) => ({ ...result, document: documentOf(result.id) }))
        : results,
    })
  })

  return routes
}

interface MutationOptions {
  author: string
  /** Gives every object in an array a `_key` (`autoGenerateArrayKeys`). */
  hasArrayKeys: boolean
}

const verbs = { create, createIfNotExists, createOrReplace, delete: remove, patch } as const

/** Applies one mutation of `data/mutate` to a transaction's state. Throws OperationError or a 400. */
function applyMutation(working: Working, mutation: unknown, options: MutationOptions): OperationResult[] {
  const names = isObject(mutation) ? Object.keys(mutation).filter((name) => Object.hasOwn(verbs, name)) : []
  const name = names[0] as keyof typeof verbs | undefined
  const body = name && (mutation as Json)[name]
  if (!name || names.length !== 1 || !isObject(body)) {
    throw badRequest(`A mutation must be an object with one of ${Object.keys(verbs).join(', ')}`)
  }
  return verbs[name](working, options.hasArrayKeys ? (withArrayKeys(body) as Json) : body, options)
}

function create(working: Working, document: Json): OperationResult[] {
  const _id = idFor(document._id)
  if (working.get(_id)) {
    throw new OperationError(409, 'documentAlreadyExistsError', `Document by ID "${_id}" already exists`, {
      id: _id,
    })
  }
  const written = working.put(typed(document, _id), { create: { ...document, _id } })
  return [{ id: written._id, operation: 'create' }]
}

function createIfNotExists(working: Working, document: Json): OperationResult[] {
  const _id = requiredId(document._id, 'createIfNotExists._id')
  if (working.get(_id)) return [{ id: _id, operation: 'none' }]
  working.put(typed(document, _id), { createIfNotExists: document })
  return [{ id: _id, operation: 'create' }]
}

function createOrReplace(working: Working, document: Json): OperationResult[] {
  const _id = requiredId(document._id, 'createOrReplace._id')
  const operation = working.get(_id) ? 'update' : 'create'
  working.put(typed(document, _id), { createOrReplace: document })
  return [{ id: _id, operation }]
}

function remove(working: Working, selection: Json, { author }: MutationOptions): OperationResult[] {
  return selected(working, selection, 'delete', author).map(({ id, document }) => {
    if (!document) return { id, operation: 'none' }
    working.remove(id)
    return { id, operation: 'delete' }
  })
}

function patch(working: Working, body: Json, { author }: MutationOptions): OperationResult[] {
  return selected(working, body, 'patch', author).map(({ id, document }) => {
    if (!document) {
      const description = `The document with the ID "${id}" was not found`
      throw new OperationError(409, 'documentNotFoundError', description, { id })
    }
    checkRevision(document, body.ifRevisionID)
    const { query: _query, params: _params, ...rest } = body
    working.put(applyPatch(document, body), { patch: { ...rest, id } })
    return { id, operation: 'update' }
  })
}

/** The documents named by `id`, a list of ids, or `query` and `params`. */
function selected(working: Working, selection: Json, verb: string, author: string) {
  const { id, query, params = {} } = selection
  if (typeof query === 'string') {
    if (!isObject(params)) throw badRequest(`${verb}.params must be an object`)
    return queried(working, query, params, author).map((document) => ({ id: document._id, document }))
  }
  const ids = Array.isArray(id) ? id : [id]
  return ids.map((one) => {
    const known = requiredId(one, `${verb}.id`)
    return { id: known, document: working.get(known) }
  })
}

function queried(working: Working, query: string, params: Json, author: string): LakeDocument[] {
  const filter = parse(query, params)
  const now = new Date(working.timestamp)
  return working.list().filter((document) => isMatch(filter, document, author, now))
}

function requiredId(id: unknown, field: string): string {
  if (typeof id === 'string' && id) return id
  throw badRequest(`${field} must be a document ID`)
}

/** A new document's id: the given one, a generated one, or a generated one after a prefix that ends in ".". */
function idFor(id: unknown): string {
  if (id === undefined) return randomId()
  if (typeof id === 'string') return id.endsWith('.') ? id + randomId() : id
  throw badRequest('create._id must be a string')
}

function typed(document: Json, _id: string): Json & { _id: string; _type: string } {
  if (typeof document._type === 'string') return { ...document, _id, _type: document._type }
  throw badRequest(`Document "${_id}" must have a "_type" attribute of type string`)
}
