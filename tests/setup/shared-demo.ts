import type { TestProject } from 'vitest/node'
import { fillShelves } from './buyer.ts'
import { type DemoAddress, startDemo } from './demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demo: DemoAddress
    /** What each product had on its shelf before anybody bought. */
    firstStock: number[]
  }
}

/** One demo for all files that leave it as they found it. */
export default async function shareDemo(project: TestProject) {
  const demo = await startDemo('demo', {}, { wasStartedBefore: true })
  const products = await demo.products('select=stock_quantity')
  project.provide(
    'firstStock',
    products.map(({ stock_quantity }) => Number(stock_quantity)),
  )
  await fillShelves(demo)
  const { siteUrl, ownUrl, stackUrl, secrets, dataDir } = demo
  project.provide('demo', { siteUrl, ownUrl, stackUrl, secrets, dataDir })
  return async () => {
    const outside = demo.outsideConnections()
    await demo.stop()
    if (outside.length > 0)
      throw new Error(`The site or the stack asked another machine:\n${outside.join('\n')}`)
  }
}
