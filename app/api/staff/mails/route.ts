import { listMails } from '@/lib/mail/server/staff-list'
import { mailQuery } from '@/lib/mail/shared/mail-list'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, withQuery } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The mails of the site, what failed on top. Never what they say. */
export const GET = (request: Request) =>
  asStaff(request, 'mail.read', () =>
    withQuery(request, mailQuery, async (query) => answerJson(200, await listMails(query))),
  )
