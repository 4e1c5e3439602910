import { hasBearer } from '@/lib/platform/security/server/secrets'
import { env } from '@/lib/platform/server/env'
import { tellMetrics } from '@/lib/platform/telemetry/server/metrics'

export const dynamic = 'force-dynamic'

/** What this process has counted, for Prometheus; nothing is here unless `METRICS_TOKEN` is set. */
export async function GET(request: Request) {
  const metrics = await (hasBearer(request, env.metricsToken) ? tellMetrics() : undefined)
  return metrics
    ? new Response(metrics.text, { headers: { 'content-type': metrics.type, 'cache-control': 'no-store' } })
    : Response.json({ message: 'There is nothing here.' }, { status: 404 })
}
