import { Hono } from 'hono'
import { draftIdOf, isObject, isPublishedId, type Json, publishedIdOf, strengthened } from './documents.ts'
import { badRequest, OperationError } from './errors.ts'
import { checkDataset, readObject } from './request.ts'
import { applyPatch, checkRevision, operationsFrom, transact, transactionIdFrom } from './transact.ts'
import type { LakeContext, LakeDocument, LakeEnv, Working } from './types.ts'

/** `POST /data/actions/:dataset`. */
export function actionRoutes(context: LakeContext): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>()

  routes.post('/data/actions/:dataset', async (c) => {
    checkDataset(c.req.param('dataset'), context)
    const body = await readObject(c.req.raw)
    const operations = operationsFrom(body, 'actions')
    const request = {
      kind: 'actionError' as const,
      identity: c.get('identity'),
      operations,
      transactionId: transactionIdFrom(body),
      isDryRun: body.dryRun === true,
      actions: operations.map(actionName),
    }
    const { transaction } = await transact(context.store, request, (working, action) => {
      applyAction(working, action)
      return []
    })
    return c.json({ transactionId: transaction.id })
  })

  return routes
}

const PREFIX = 'sanity.action.'

const actions: Record<string, (working: Working, action: Json) => void> = {
  'document.create': create,
  'document.edit': edit,
  'document.publish': publish,
  'document.unpublish': unpublish,
  'document.discard': (working, action) => discard(working, textOf(action, 'draftId')),
  'document.version.discard': (working, action) => discard(working, textOf(action, 'versionId')),
  'document.delete': remove,
  'document.replaceDraft': replaceDraft,
}

/** Applies one action of `data/actions` to a transaction's state. Throws OperationError or a 400. */
export function applyAction(working: Working, action: unknown): void {
  const name = actionName(action)
  const apply = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!apply) {
    const description = `The local content lake does not support the action "${(action as Json).actionType}"`
    throw new OperationError(400, 'unsupportedActionError', description)
  }
  apply(working, action as Json)
}

/** The action's type without `sanity.action.`; 400 when there is none. */
function actionName(action: unknown): string {
  if (!isObject(action) || typeof action.actionType !== 'string') {
    throw badRequest('Every action must be an object with an "actionType"')
  }
  return action.actionType.startsWith(PREFIX) ? action.actionType.slice(PREFIX.length) : ''
}

function create(working: Working, action: Json): void {
  const document = attributesOf(action)
  const publishedId = textOf(action, 'publishedId')
  const existing = [publishedId, draftIdOf(publishedId)].find((id) => working.get(id))
  if (existing && action.ifExists === 'ignore') return
  if (existing) throw conflict(`Document by ID "${existing}" already exists`, 'documentAlreadyExistsError')
  working.put(document, { create: document })
}

function edit(working: Working, action: Json): void {
  const [draftId, publishedId] = [textOf(action, 'draftId'), textOf(action, 'publishedId')]
  checkPair(draftId, publishedId)
  if (!isObject(action.patch))
    throw badRequest('The field "patch" of a document.edit action must be an object')
  const draft = working.get(draftId) ?? copy(working, publishedId, draftId)
  const { id: _id, query: _query, ...operations } = action.patch
  const patched = applyPatch(draft, { ...operations, id: draftId })
  working.put(patched, { patch: { ...operations, id: draftId } })
}

function publish(working: Working, action: Json): void {
  const [draftId, publishedId] = [textOf(action, 'draftId'), textOf(action, 'publishedId')]
  checkPair(draftId, publishedId)
  const draft = existing(working, draftId)
  checkRevision(draft, action.ifDraftRevisionId ?? undefined)
  if (action.ifPublishedRevisionId)
    checkRevision(existing(working, publishedId), action.ifPublishedRevisionId)
  const document = { ...(strengthened(draft) as LakeDocument), _id: publishedId }
  working.put(document, { createOrReplace: document })
  working.remove(draftId)
}

function unpublish(working: Working, action: Json): void {
  const [draftId, publishedId] = [textOf(action, 'draftId'), textOf(action, 'publishedId')]
  checkPair(draftId, publishedId)
  existing(working, publishedId)
  if (!working.get(draftId)) copy(working, publishedId, draftId)
  working.remove(publishedId)
}

function discard(working: Working, id: string): void {
  if (isPublishedId(id)) throw badRequest(`Only drafts and versions can be discarded, "${id}" is neither`)
  existing(working, id)
  working.remove(id)
}

function remove(working: Working, action: Json): void {
  const publishedId = textOf(action, 'publishedId')
  const drafts = action.includeDrafts ?? action.includeVersions ?? []
  if (!Array.isArray(drafts) || !drafts.every((id) => typeof id === 'string')) {
    throw badRequest('The field "includeDrafts" of a document.delete action must be a list of document IDs')
  }
  const stranger = drafts.find((id) => isPublishedId(id) || publishedIdOf(id) !== publishedId)
  if (stranger) throw badRequest(`"${stranger}" is not a draft of "${publishedId}"`)
  const ids = [publishedId, ...drafts]
  if (!ids.some((id) => working.get(id))) existing(working, publishedId)
  for (const id of ids) working.remove(id)
}

function replaceDraft(working: Working, action: Json): void {
  const document = attributesOf(action)
  checkPair(document._id, textOf(action, 'publishedId'))
  working.put(document, { createOrReplace: document })
}

function copy(working: Working, fromId: string, toId: string): LakeDocument {
  const { _createdAt: _created, ...document } = existing(working, fromId)
  const created = { ...document, _id: toId, _createdAt: working.get(fromId)?._createdAt }
  return working.put(created, { create: created })
}

function existing(working: Working, id: string): LakeDocument {
  const document = working.get(id)
  if (document) return document
  throw conflict(`The document with the ID "${id}" was not found`, 'documentNotFoundError')
}

const conflict = (description: string, type: string) => new OperationError(409, type, description)

function checkPair(draftId: string, publishedId: string): void {
  if (isPublishedId(publishedId) && draftIdOf(publishedId) === draftId) return
  if (isPublishedId(publishedId) && draftId.startsWith('versions.') && draftId.endsWith(`.${publishedId}`))
    return
  throw badRequest(`"${draftId}" is not a draft of "${publishedId}"`)
}

function textOf(action: Json, field: string): string {
  const value = action[field]
  if (typeof value === 'string' && value) return value
  throw badRequest(`The field "${field}" of a ${actionName(action)} action must be a document ID`)
}

function attributesOf(action: Json): Json & { _id: string; _type: string } {
  const { attributes } = action
  if (!isObject(attributes) || typeof attributes._id !== 'string' || typeof attributes._type !== 'string') {
    throw badRequest(
      `The field "attributes" of a ${actionName(action)} action must have an "_id" and a "_type"`,
    )
  }
  return { ...attributes, _id: attributes._id, _type: attributes._type }
}
