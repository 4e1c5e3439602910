import { currentHealth } from '@/lib/desk/health/server/health'

export const dynamic = 'force-dynamic'

/** 200 only when the site can sell and save. */
export async function GET() {
  const { isReady, checks } = await currentHealth()
  return Response.json({ status: isReady ? 'ready' : 'not ready', checks }, { status: isReady ? 200 : 503 })
}
