import { enterByCode } from '@/lib/people/accounts/server/confirm'
import { problemPage } from '@/lib/people/accounts/server/proofs'

export const dynamic = 'force-dynamic'

/**
 * Where the links of hosted Supabase's own mail templates end (docs/hosted.md): `?code=`, which only the browser that
 * asked for the mail can use, or `?error=`.
 */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code')
  const location = code ? await enterByCode(code, searchParams.get('next')) : problemPage('signup', 'used')
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
