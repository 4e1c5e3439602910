import { readMailCounts } from '@/lib/mail/server/staff-list'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** How many mails failed and wait, for the badge of the tab. */
export const GET = (request: Request) =>
  asStaff(request, 'mail.read', async () => answerJson(200, await readMailCounts()))
