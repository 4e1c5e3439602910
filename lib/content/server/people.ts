import 'server-only'
import { processState } from '@/lib/platform/server/process-state'
import { contentClient } from './client'

const names = () => processState('content-people', () => new Map<string, string>())

/** The name of a person who edits, by the id at the CMS; null when it does not know or tell. Never throws. */
export async function nameOfEditor(id: string): Promise<string | null> {
  const known = names().get(id)
  if (known) return known
  try {
    const person = (await contentClient().users.getById(id)) as { displayName?: string } | null
    const name = person?.displayName?.trim().slice(0, 200)
    if (name) names().set(id, name)
    return name || null
  } catch {
    return null
  }
}
