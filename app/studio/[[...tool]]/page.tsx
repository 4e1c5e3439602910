import { env } from '@/lib/platform/server/env'
import { Studio } from './studio'

/** Never prerendered: where the content is belongs to the running server, not to the build. */
export const dynamic = 'force-dynamic'

export default function StudioPage() {
  return <Studio connection={env.studio} />
}
