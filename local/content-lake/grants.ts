import { OperationError } from './errors.ts'
import { isMatch, parse } from './groq.ts'
import type { Change, Identity, LakeDocument, Role } from './types.ts'

type Permission = 'create' | 'read' | 'update' | 'history' | 'mode' | 'editHistory' | 'manage'

/** What a role may do with the documents that pass a GROQ filter; the form of Sanity's `acl` answer. */
export interface Grant {
  filter: string
  permissions: Permission[]
}

const everything = '_id in path("**")'
const drafts = '_id in path("drafts.**")'
const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'
const previewSecrets = '_type == "sanity.previewUrlSecret"'

/** Presentation writes a one-time secret for whoever opens it. */
const openPreviews: Grant = { filter: previewSecrets, permissions: ['create', 'read', 'update'] }
const readAll: Grant = { filter: everything, permissions: ['read', 'history'] }

/** The roles of the clinic's staff. A permission holds when any of the role's grants gives it. */
export const grants: Record<Role, Grant[]> = {
  administrator: [
    {
      filter: everything,
      permissions: ['create', 'read', 'update', 'history', 'mode', 'editHistory', 'manage'],
    },
  ],
  editor: [{ filter: everything, permissions: ['create', 'read', 'update', 'history', 'editHistory'] }],
  contributor: [
    readAll,
    { filter: drafts, permissions: ['create', 'read', 'update', 'history', 'editHistory'] },
    { filter: assets, permissions: ['create', 'read'] },
    openPreviews,
  ],
  viewer: [readAll, openPreviews],
}

const filters = new Map(
  Object.values(grants)
    .flat()
    .map(({ filter }) => [filter, parse(`*[${filter}]`, {})]),
)

function isGranted(identity: Identity, permission: Permission, document: LakeDocument): boolean {
  return grants[identity.role].some(
    ({ filter, permissions }) =>
      permissions.includes(permission) && isMatch(filterOf(filter), document, identity.id, new Date(0)),
  )
}

function filterOf(filter: string) {
  const tree = filters.get(filter)
  if (!tree) throw new Error(`No grant has the filter ${filter}`)
  return tree
}

/**
 * Throws Sanity's 403 unless the identity may make every one of the changes. Deleting needs `update`, as at
 * Sanity; a change is judged by the document as it was and as it becomes, so that a type can't be disguised.
 */
export function checkGrants(identity: Identity, changes: Change[]): void {
  for (const { before, after } of changes) {
    const permission = before ? 'update' : 'create'
    const documents = [before, after].filter((document) => document !== null)
    if (documents.every((document) => isGranted(identity, permission, document))) continue
    throw new OperationError(
      403,
      'insufficientPermissionsError',
      `Insufficient permissions; permission "${permission}" required`,
      { permission },
    )
  }
}
