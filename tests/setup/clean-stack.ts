import { inject } from 'vitest'
import { renew } from './shared-stacks.ts'

export type { SharedStack } from './shared-stacks.ts'

/** This worker's local stack of accounts and tables, its database as on the first day. Nobody stops it. */
export async function cleanStack() {
  const stacks = inject('stacks')
  const stack = stacks[(Number(process.env.VITEST_POOL_ID) - 1) % stacks.length]
  if (!stack) throw new Error(`No stack was started for worker ${process.env.VITEST_POOL_ID}.`)
  await renew(stack)
  return stack
}
