import { answerJson } from '@/lib/http/answer'
import { readMailCounts } from '@/lib/mail/staff-list'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** How many mails failed and wait, for the badge of the tab. */
export const GET = (request: Request) =>
  asStaff(request, 'mail.read', async () => answerJson(200, await readMailCounts()))
