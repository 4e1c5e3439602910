/** An answer that says in one sentence what was wrong with the request. */
export function jsonError(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: message }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
