import { createClient } from '@redis/client'
import { type Problem, problem } from './problems.ts'
import { configured, type Setting, type Stages } from './setting.ts'

export const storeChecks: Stages = [[{ name: 'shared store', run: checkStore }]]

/** Connects and signs in as a node does, asks whether it lives, and writes nothing. */
async function checkStore(setting: Setting): Promise<Problem[]> {
  const url = configured(setting, ['REDIS_URL'], () => setting.env.redisUrl) ?? ''
  const client = createClient({ url, socket: { connectTimeout: 3_000, reconnectStrategy: false } })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return []
  } catch (error) {
    const { host } = new URL(url)
    const reason = error instanceof Error ? error.message : 'no answer'
    return /NOAUTH|WRONGPASS|NOPERM/.test(reason)
      ? [problem('store.auth', `The shared store ${host} does not accept user and password of REDIS_URL`)]
      : [problem('store.unreachable', `The shared store ${host} can’t be reached`)]
  } finally {
    if (client.isOpen) client.destroy()
  }
}
