import { clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { answerUnknown } from '@/lib/platform/http/server/answer'
import { answerCsv } from '@/lib/platform/staff-session/server/csv'
import { asStaff, idOf } from '@/lib/platform/staff-session/server/handle'
import { readRecall } from '@/lib/shop/stock/server/read'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ id: string }> }

const columns = ['Order', 'Buyer', 'Email', 'Units', 'Given']

/** The same list as a table for a spreadsheet; who took it away is recorded. */
export const GET = (request: Request, context: Context) =>
  asStaff(request, 'stock.export', async (staff) => {
    const id = await idOf(context)
    const recall = id && (await readRecall(id, staff, true))
    if (!recall) return answerUnknown()
    return answerCsv(
      'recall',
      columns,
      recall.items.map(({ ref, buyerName, email, units, givenAt }) => [
        ref,
        buyerName,
        email,
        units,
        givenAt && clinicStamp(new Date(givenAt)),
      ]),
    )
  })
