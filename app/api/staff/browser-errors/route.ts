import { listBrowserErrors } from '@/lib/platform/browser-errors/server/browser-errors'
import { answerJson } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** What went wrong in visitors' browsers lately. */
export const GET = (request: Request) =>
  asStaff(request, 'errors.read', async () =>
    answerJson(200, { items: await listBrowserErrors(), now: now().toISOString() }),
  )
