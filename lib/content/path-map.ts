import 'server-only'
import { serviceClient } from '@/lib/db/service'

const recorded = new Map<string, string>()

/** Stores which content tags a page used. Writes only when they changed; a failure is logged, the page is not affected. */
export async function rememberPath(path: string, tags: string[]): Promise<void> {
  const print = tags.toSorted().join(' ')
  if (recorded.get(path) === print) return
  const { error } = await serviceClient().rpc('record_content_path', { p_path: path, p_tags: tags })
  if (error) console.error(`The path map could not record ${path}: ${error.message}`)
  else recorded.set(path, print)
}

/** The paths whose last rendering used one of the tags. Throws when the database can't be reached. */
export async function pathsUsing(tags: string[]): Promise<string[]> {
  const { data, error } = await serviceClient().rpc('paths_for_tags', { p_tags: tags })
  if (error) throw new Error(`The path map could not be read: ${error.message}`)
  return data
}
