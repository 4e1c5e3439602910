import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { LinkRow, NewLink } from '@/lib/content/preview/shared/preview-link'
import { lengths } from '@/lib/content/preview/shared/preview-link'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a link for this page; its address is told this once and kept nowhere. Throws when the database fails. */
export async function makeLink({ path, lasts, at }: NewLink, actor: string): Promise<{ url: string }> {
  const token = randomBytes(32).toString('base64url')
  await callDatabase('make_preview_link', 'A preview link could not be made', {
    p_token_hash: hashOf(token),
    p_path: path,
    p_at: at ?? null,
    p_expires_at: new Date(now().getTime() + lengths[lasts]).toISOString(),
    p_actor: actor,
    p_now: now().toISOString(),
  })
  return { url: `${env.siteUrl}/preview/${token}` }
}

type Opened = { id: string; path: string; at: string | null; until: string }

/** The link of this token while it lasts; it counts as opened now. Throws when the database fails. */
export async function openLink(token: string): Promise<Opened | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const [link] = await callDatabase('open_preview_link', 'A preview link could not be opened', {
    p_token_hash: hashOf(token),
    p_now: now().toISOString(),
  })
  if (!link) return null
  const at = link.at as string | null
  return {
    id: link.id,
    path: link.path,
    at: at && new Date(at).toISOString(),
    until: new Date(link.expires_at).toISOString(),
  }
}

/** Whether previews by this link go on: it was not taken back and is not over. Throws when the database fails. */
export async function isLinkOpen(id: string): Promise<boolean> {
  const { data, error } = await serviceClient()
    .from('preview_links')
    .select('id')
    .eq('id', id)
    .is('revoked_at', null)
    .gt('expires_at', now().toISOString())
    .maybeSingle()
  if (error) throw new Error(`A preview link could not be looked for: ${error.message}`)
  return data !== null
}

const maxShown = 50

/** The newest links, those that are over too. Throws when the database fails. */
export async function listLinks(): Promise<{ items: LinkRow[]; now: string }> {
  const { data, error } = await serviceClient()
    .from('preview_links')
    .select('id, path, at, expires_at, created_at, created_by, opened_at, revoked_at, revoked_by')
    .order('created_at', { ascending: false })
    .limit(maxShown)
  if (error) throw new Error(`The preview links could not be read: ${error.message}`)
  const items = data.map((row) => ({
    id: row.id,
    path: row.path,
    at: row.at,
    until: row.expires_at,
    createdAt: row.created_at,
    createdBy: row.created_by,
    openedAt: row.opened_at,
    takenBackAt: row.revoked_at,
    takenBackBy: row.revoked_by,
  }))
  return { items, now: now().toISOString() }
}

/** Ends the link and all previews by it at once. False when none could be ended. Throws when the database fails. */
export async function takeBackLink(id: string, actor: string): Promise<boolean> {
  return callDatabase('revoke_preview_link', 'The preview link could not be taken back', {
    p_id: id,
    p_actor: actor,
    p_now: now().toISOString(),
  })
}
