import { readEventRsvps } from '@/lib/people/rsvps/server/list'
import { rsvpStatusNames } from '@/lib/people/rsvps/shared/rsvp'
import { clinicDate, clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase } from '@/lib/platform/db/server/database'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { answerCsv } from '@/lib/platform/staff-session/server/csv'
import { asStaff } from '@/lib/platform/staff-session/server/handle'

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
  asStaff(request, 'rsvps.export', async (staff) => {
    const found = await readEventRsvps((await params).event)
    if (!found) return answerProblem(404, 'unknown', 'There is no such event.')
    const { event, rsvps } = found
    await callDatabase('audit', 'The export could not be recorded', {
      p_actor: staff.email,
      p_action: 'rsvps.exported',
      p_subject: `event:${event.id}`,
      p_detail: { rows: rsvps.length },
      p_now: now().toISOString(),
    })
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
