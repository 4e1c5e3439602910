import { setTimeout as delay } from 'node:timers/promises'
import type { Buyer } from './buyer.ts'

const pauseMs = 300
const timeoutMs = 120_000

/** Buys, and tries each step again as long as the shop or PayPal can't answer. Throws when that takes two minutes. */
export async function buyPatiently(buyer: Buyer): Promise<void> {
  const deadline = Date.now() + timeoutMs
  const retry = async (what: string, step: () => Promise<boolean>) => {
    while (!(await step())) {
      if (Date.now() > deadline) throw new Error(`${buyer.record.name} could not ${what} for two minutes.`)
      await delay(pauseMs)
    }
  }
  await retry('order', async () => (await buyer.press()).body.outcome === 'ready')
  await retry('approve', () =>
    buyer.approve().then(
      () => true,
      () => false,
    ),
  )
  await retry('come back', async () => (await buyer.comeBack()).status === 200)
}
