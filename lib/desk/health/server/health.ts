import 'server-only'
import { contentClient } from '@/lib/content/server/client'
import { serviceClient } from '@/lib/platform/db/server/database'
import { unfinishedPages } from '@/lib/platform/front/server/finish'
import { isFirstPollDone } from '@/lib/platform/jobs/server/jobs'
import { remembered } from '@/lib/platform/server/remembered'

type Health = { isReady: boolean; checks: Check[] }
type Check = { name: string; isOk: boolean; isNeeded: boolean; message?: string }

const health = remembered('health', { load: checkHealth, holdsMs: 250 })

/**
 * What the site depends on, checked a moment ago at most (250 ms): everybody may ask, and each check writes to the
 * database.
 */
export const currentHealth = (): Promise<Health> => health.get()

// Ready means that everything needed to sell and to save works; the CMS may be away.
async function checkHealth(): Promise<Health> {
  const checks = await Promise.all([
    check('database', true, writeAndRead),
    check('content', false, () =>
      contentClient().fetch('count(*[_type == "page"])', {}, { cache: 'no-store' }),
    ),
  ])
  checks.push({ name: 'first look for publishes', isNeeded: true, isOk: isFirstPollDone() })
  checks.push(finishedPages())
  return { isReady: checks.every(({ isOk, isNeeded }) => isOk || !isNeeded), checks }
}

async function check(name: string, isNeeded: boolean, work: () => Promise<unknown>): Promise<Check> {
  try {
    await work()
    return { name, isNeeded, isOk: true }
  } catch (error) {
    // The reason may name hosts and tables: it belongs in the log, not in a public answer.
    console.warn(`Health: ${name}: ${error instanceof Error ? error.message : error}`)
    return { name, isNeeded, isOk: false }
  }
}

/** A page that Next makes in another way than the front knows still works, but slower, and under a weaker policy. */
function finishedPages(): Check {
  const unfinished = unfinishedPages()
  const message = unfinished.length > 0 ? { message: `sent as Next made them: ${unfinished.join(', ')}` } : {}
  return { name: 'finished pages', isNeeded: false, isOk: unfinished.length === 0, ...message }
}

async function writeAndRead() {
  const row = { key: 'health', value: { at: Date.now() }, updated_at: new Date().toISOString() }
  const { data, error } = await serviceClient().from('content_state').upsert(row).select('value').single()
  if (error) throw new Error(error.message)
  if ((data.value as { at: number }).at !== row.value.at) throw new Error('it did not keep what was written')
}
