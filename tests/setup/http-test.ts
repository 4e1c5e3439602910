import { test as base, inject } from 'vitest'
import { inUse, startDemo } from './demo.ts'

/** Vitest's test with the demo that all files share: for what sets no fault, clock or limit and counts only what is its own. */
export const test = base.extend('demo', { scope: 'worker' }, () => inUse(inject('demo')))

/** The same for a file of `alone/`: the demo belongs to one test at a time. */
export const testAlone = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from this pattern that it needs nothing.
  .extend('demo', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const demo = await startDemo('demo')
    onCleanup(async () => {
      const outside = demo.outsideConnections()
      await demo.stop()
      if (outside.length > 0) throw new Error(`Another machine was asked:\n${outside.join('\n')}`)
    })
    return demo
  })
  .extend('fullShelves', { auto: true }, async ({ demo }) => {
    await demo.change('products', 'stock_quantity=lt.500', { stock_quantity: 1000 })
  })

export { describe, expect } from 'vitest'
