import type { Demo } from './demo.ts'
import type { Device } from './device.ts'
import { fetchPage, type PageFacts } from './page-facts.ts'

/** What this device's browser is shown at an address, with its cookies: an account's page, or an order's. */
export const shownTo = (demo: Demo, { cookies }: Device, path: string): Promise<PageFacts> =>
  fetchPage(demo, path, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
