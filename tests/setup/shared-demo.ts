import type { TestProject } from 'vitest/node'
import { fillShelves } from './buyer.ts'
import { type DemoAddress, startDemo } from './demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demo: DemoAddress
  }
}

/** One demo for all files that leave it as they found it. */
export default async function shareDemo(project: TestProject) {
  const demo = await startDemo('demo')
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
