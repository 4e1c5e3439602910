import { cookieOfNothing, ownPath } from '@/lib/content/preview/server/cookie'

export const dynamic = 'force-dynamic'

/** Ends the preview in this browser and shows the page as it is public. */
export const GET = (request: Request) =>
  new Response(null, {
    status: 303,
    headers: {
      location: ownPath(new URL(request.url).searchParams.get('to')),
      'cache-control': 'no-store',
      'set-cookie': cookieOfNothing(),
    },
  })
