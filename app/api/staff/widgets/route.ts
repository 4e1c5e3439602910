import { answerJson } from '@/lib/http/answer'
import { asStaff } from '@/lib/staff/handle'
import { readTrouble } from '@/lib/widgets/failures'

export const dynamic = 'force-dynamic'

/** How the blocks of others did lately. */
export const GET = (request: Request) =>
  asStaff(request, 'widgets.read', async () => answerJson(200, await readTrouble()))
