import type { Identity, Role } from './types.ts'

/** Sanity's own names and descriptions of its built-in roles, as `users/me` and `projects/:id/roles` tell them. */
export const roleTitles: Record<Role, { title: string; description: string }> = {
  administrator: {
    title: 'Administrator',
    description: 'Read and write access to all datasets and settings.',
  },
  editor: { title: 'Editor', description: 'Read and write access to all documents.' },
  contributor: {
    title: 'Contributor',
    description: 'Read access to all documents, write access to drafts only.',
  },
  viewer: { title: 'Viewer', description: 'Read access to all documents.' },
}

/** The role of an identity as Sanity's API lists it. */
export const rolesOf = (identity: Identity) => [{ name: identity.role, ...roleTitles[identity.role] }]
