import { clinicDate, clinicStamp } from '@/lib/clinic-time/model'
import { now } from '@/lib/clock'
import { serviceClient } from '@/lib/db/service'
import { answerProblem } from '@/lib/http/answer'
import { readEventRsvps } from '@/lib/rsvps/list'
import { rsvpStatusNames } from '@/lib/rsvps/model'
import { answerCsv } from '@/lib/staff/answer-csv'
import { asStaff } from '@/lib/staff/handle'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ event: string }> }

const columns = [
  'Status',
  'Place in queue',
  'First name',
  'Last name',
  'People',
  'Email',
  'Phone',
  'Reserved',
]

/** The guest list as a table; that it was taken out is recorded. */
export const GET = (request: Request, { params }: Context) =>
  asStaff(request, 'rsvps.write', async (staff) => {
    const found = await readEventRsvps((await params).event)
    if (!found) return answerProblem(404, 'unknown', 'There is no such event.')
    const { event, rsvps } = found
    const { error } = await serviceClient().rpc('audit', {
      p_actor: staff.email,
      p_action: 'rsvps.exported',
      p_subject: `event:${event.id}`,
      p_detail: { rows: rsvps.length },
      p_now: now().toISOString(),
    })
    if (error) throw new Error(`The export could not be recorded: ${error.message}`)
    return answerCsv(
      `guests-${clinicDate(new Date(event.startsAt))}`,
      columns,
      rsvps.map((one) => [
        rsvpStatusNames[one.status],
        one.position,
        one.firstName,
        one.lastName,
        one.partySize,
        one.email,
        one.phone,
        clinicStamp(new Date(one.createdAt)),
      ]),
    )
  })
