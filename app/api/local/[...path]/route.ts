import { forwardToStack } from '@/lib/platform/local/server/forward'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ path: string[] }> }
const forward = async (request: Request, { params }: Context) => forwardToStack(request, (await params).path)

export {
  forward as DELETE,
  forward as GET,
  forward as HEAD,
  forward as OPTIONS,
  forward as PATCH,
  forward as POST,
  forward as PUT,
}
