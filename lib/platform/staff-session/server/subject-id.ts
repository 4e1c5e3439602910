import 'server-only'
import { z } from 'zod'
import { answerProblem } from '@/lib/platform/http/server/answer'

type Context = { params: Promise<{ id: string }> }

/** The id in the address, or null when it is none. */
export async function idOf({ params }: Context): Promise<string | null> {
  const { success, data } = z.uuid().safeParse((await params).id)
  return success ? data : null
}

/** For an id that is none, or of nothing there is. */
export const answerUnknown = () => answerProblem(404, 'unknown', 'There’s nothing here anymore.')
