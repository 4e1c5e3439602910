import { answerDecision, readExams } from '@/lib/desk/clearances/server/exams'
import { decisionInput } from '@/lib/desk/clearances/shared'
import { answerJson, answerUnknown } from '@/lib/platform/http/server/answer'
import { asStaff, asStaffMutation, idOf } from '@/lib/platform/staff-session/server/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

/** The exams of an order and the history of its person. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'exams.read', async (staff) => {
    const id = await idOf(context)
    const exams = id && (await readExams(id, staff))
    return exams ? answerJson(200, exams) : answerUnknown()
  })

/** A clinician writes down what the provider decided. */
export const POST = (request: Request, context: Context) =>
  asStaffMutation(request, { permission: 'exams.write', schema: decisionInput }, async (input, staff) => {
    const id = await idOf(context)
    return id ? answerDecision(id, input, staff) : answerUnknown()
  })
