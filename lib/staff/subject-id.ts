import 'server-only'
import { z } from 'zod'

type Context = { params: Promise<{ id: string }> }

/** The id in the address, or null when it is none. */
export async function idOf({ params }: Context): Promise<string | null> {
  const { success, data } = z.uuid().safeParse((await params).id)
  return success ? data : null
}
