import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { contentChange } from '@/lib/content/server/changes'
import { refreshContent } from '@/lib/content/server/refresh'
import { noteWebhook } from '@/lib/content/server/webhook'
import { env } from '@/lib/platform/server/env'
import { readBody } from '@/lib/platform/server/request-body'
import { log } from '@/lib/platform/telemetry/server/log'

const maxBytes = 64 * 1024

/**
 * The CMS's webhook. Answers only when the change is visible; 401 unsigned, 400 unreadable, 503 so that the CMS tries
 * again.
 */
export async function POST(request: Request) {
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  const bytes = await readBody(request, maxBytes)
  if (!bytes) return answer(413, 'The message is too large.')
  const body = new TextDecoder().decode(bytes)
  if (!signature || !(await isSigned(body, signature)))
    return answer(401, 'The signature is missing or wrong.')
  void noteWebhook()
  const change = contentChange.safeParse(parsed(body))
  if (!change.success)
    return answer(400, `The message is not a content change: ${change.error.issues[0]?.message}`)
  if (change.data._id.startsWith('drafts.') || change.data._id.startsWith('versions.'))
    return answer(200, 'Not published.')
  try {
    await refreshContent([change.data])
    return answer(200, 'Visible.')
  } catch (error) {
    log.error('content', 'A publish could not be made visible', { error })
    return answer(503, 'The change could not be made visible yet. Try again.')
  }
}

async function isSigned(body: string, signature: string): Promise<boolean> {
  try {
    return await isValidSignature(body, signature, env.content.webhookSecret)
  } catch {
    return false
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const answer = (status: number, message: string) => Response.json({ message }, { status })
