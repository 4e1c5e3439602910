import 'server-only'
import { serviceClient } from '@/lib/db/service'
import type { ListedEstimate } from './model'

const most = 200

/** The newest requests for estimates, what is due first on top, then what was answered. Throws when the database is away. */
export async function listEstimates(): Promise<ListedEstimate[]> {
  const { data, error } = await serviceClient()
    .from('submissions')
    .select(
      'id, payload, status, due_at, created_at, estimates (estimate_versions (number, total_cents, sent_at, viewed_at))',
    )
    .eq('form', 'estimate')
    .order('created_at', { ascending: false })
    .limit(most)
  if (error) throw new Error(`The requests could not be read: ${error.code}`)
  const rows = data.map(({ id, payload, status, due_at, created_at, estimates }) => {
    const [newest] = (estimates?.estimate_versions ?? []).sort((one, other) => other.number - one.number)
    const { firstName, lastName } = payload as Record<string, unknown>
    return {
      id,
      name: [firstName, lastName].filter((part) => typeof part === 'string').join(' '),
      status,
      dueAt: due_at,
      createdAt: created_at,
      sent: newest
        ? {
            number: newest.number,
            totalCents: newest.total_cents,
            sentAt: newest.sent_at,
            viewedAt: newest.viewed_at,
          }
        : null,
    }
  })
  const isOpen = ({ status }: ListedEstimate) => status !== 'answered' && status !== 'closed'
  return rows.sort(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      (isOpen(one)
        ? (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9')
        : other.createdAt.localeCompare(one.createdAt)),
  )
}
