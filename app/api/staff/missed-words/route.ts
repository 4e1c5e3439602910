import { listMissedWords } from '@/lib/care/search/server/missed'
import { answerJson } from '@/lib/platform/http/server/answer'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

/** What several people looked for and nobody found. */
export const GET = (request: Request) =>
  asStaff(request, 'searches.read', async () => answerJson(200, await listMissedWords()))
