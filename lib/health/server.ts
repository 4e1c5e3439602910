import 'server-only'
import { contentClient } from '@/lib/content/client'
import { serviceClient } from '@/lib/db/service'
import { isFirstPollDone } from '@/lib/jobs/jobs'

type Check = { name: string; isOk: boolean; isNeeded: boolean; message?: string }

/** What the site depends on, checked now. It is ready when everything needed to sell and to save works; the CMS may be away. */
export async function checkHealth(): Promise<{ isReady: boolean; checks: Check[] }> {
  const checks = await Promise.all([
    check('database', true, writeAndRead),
    check('content', false, () =>
      contentClient().fetch('count(*[_type == "page"])', {}, { cache: 'no-store' }),
    ),
  ])
  checks.push({ name: 'first look for publishes', isNeeded: true, isOk: isFirstPollDone() })
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

async function writeAndRead() {
  const row = { key: 'health', value: { at: Date.now() }, updated_at: new Date().toISOString() }
  const { data, error } = await serviceClient().from('content_state').upsert(row).select('value').single()
  if (error) throw new Error(error.message)
  if ((data.value as { at: number }).at !== row.value.at) throw new Error('it did not keep what was written')
}
