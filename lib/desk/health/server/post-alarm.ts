import 'server-only'
import { type AlarmName, alarms } from '@/lib/desk/health/shared'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'

/**
 * Tells the webhook of the owner's, in the form that chats read: `{"text": "…"}`. True where it was taken, and where
 * there is none. Its address is a secret and stands in no log.
 */
export async function postAlarm(name: AlarmName, tells: 'began' | 'over'): Promise<boolean> {
  if (!env.alarmWebhookUrl) return true
  const { title, broken, remedy } = alarms[name]
  const words = tells === 'began' ? `${broken} ${remedy}` : 'All is well again.'
  try {
    const { ok, status } = await fetch(env.alarmWebhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${new URL(env.siteUrl).host} · ${title}: ${words}` }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(8_000),
    })
    if (!ok) log.warn('health', 'The alarm webhook refused', { status })
    return ok
  } catch {
    log.warn('health', 'The alarm webhook could not be reached')
    return false
  }
}
