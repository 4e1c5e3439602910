import { answerJson } from '@/lib/http/answer'
import { newLink } from '@/lib/preview/link-model'
import { listLinks, makeLink } from '@/lib/preview/links'
import { asStaff, asStaffMutation } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

/** The newest preview links, without their addresses. */
export const GET = (request: Request) =>
  asStaff(request, 'previews.share', async () => answerJson(200, await listLinks()))

/** Makes one; its address is told this once. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'previews.share', schema: newLink }, async (link, staff) =>
    answerJson(200, await makeLink(link, staff.email)),
  )
