import { listBrowserErrors } from '@/lib/browser-errors/server'
import { now } from '@/lib/clock'
import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** What went wrong in visitors' browsers lately. */
export const GET = (request: Request) =>
  asStaff(request, 'errors.read', async () =>
    answerJson(200, { items: await listBrowserErrors(), now: now().toISOString() }),
  )
