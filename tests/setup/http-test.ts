import { test as base, expect, inject } from 'vitest'
import { emptyShelves, fillShelves } from './buyer.ts'
import { inUse, startDemo } from './demo.ts'

/**
 * Vitest's test with the demo that all files share: for what sets no fault, clock or limit and counts only what is
 * its own.
 */
export const test = base.extend('demo', { scope: 'worker' }, () => inUse(inject('demo')))

/** The same for a file of `alone/`: the demo belongs to one test at a time. */
export const testAlone = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern that it needs nothing.
  .extend('demo', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const demo = await startDemo('demo', {}, { wasStartedBefore: true })
    await fillShelves(demo)
    onCleanup(async () => {
      const outside = demo.outsideConnections()
      await demo.stop()
      if (outside.length > 0) throw new Error(`Another machine was asked:\n${outside.join('\n')}`)
    })
    return demo
  })
  .extend('fullShelves', { auto: true }, async ({ demo }, { onCleanup }) => {
    onCleanup(async () => expect(await emptyShelves(demo), 'left empty by this test').toEqual([]))
  })

export { describe, expect } from 'vitest'
