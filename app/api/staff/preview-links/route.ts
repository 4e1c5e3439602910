import { listLinks, makeLink } from '@/lib/content/preview/server/links'
import { newLink } from '@/lib/content/preview/shared/preview-link'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** The newest preview links, without their addresses. */
export const GET = (request: Request) =>
  asStaff(request, 'previews.share', async () => answerJson(200, await listLinks()))

/** Makes one; its address is told this once. */
export const POST = (request: Request) =>
  asStaffMutation(request, { permission: 'previews.share', schema: newLink }, async (link, staff) =>
    answerJson(200, await makeLink(link, staff.email)),
  )
