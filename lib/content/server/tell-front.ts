import 'server-only'
import { site } from '@/lib/platform/front/server/site'
import { isPagePath } from './addresses'

/** From now on the front answers for pages. */
export function tellFront(): void {
  site().isPagePath = isPagePath
}
