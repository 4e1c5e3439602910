import { runAllJobs } from '@/lib/platform/jobs/server/jobs'
import { hasBearer } from '@/lib/platform/security/server/secrets'
import { env } from '@/lib/platform/server/env'

export const dynamic = 'force-dynamic'

/**
 * Runs the jobs once, for hosting where no process stays up. Needs `Authorization: Bearer <CRON_SECRET>`; with
 * `?dry-run` it only says whether that is right (scripts/doctor).
 */
export async function GET(request: Request) {
  if (!hasBearer(request, env.cronSecret)) return Response.json({ message: 'Not allowed.' }, { status: 401 })
  const isDryRun = new URL(request.url).searchParams.has('dry-run')
  return Response.json({ ran: isDryRun ? [] : await runAllJobs() })
}
