import { answerJson } from '@/lib/http/answer'
import { mailQuery } from '@/lib/mail/model'
import { listMails } from '@/lib/mail/staff-list'
import { asStaff } from '@/lib/staff/handle'
import { withQuery } from '@/lib/staff/query'

export const dynamic = 'force-dynamic'

/** The mails of the site, what failed on top. Never what they say. */
export const GET = (request: Request) =>
  asStaff(request, 'mail.read', () =>
    withQuery(request, mailQuery, async (query) => answerJson(200, await listMails(query))),
  )
