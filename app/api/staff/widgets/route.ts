import { readTrouble } from '@/lib/care/widgets/server/failures'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** How the blocks of others did lately. */
export const GET = (request: Request) =>
  asStaff(request, 'widgets.read', async () => answerJson(200, await readTrouble()))
