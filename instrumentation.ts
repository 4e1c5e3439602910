/** Next calls this once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./lib/platform/server/env')
  if (!env.hasContent) return
  const { composeApp, startAllJobs } = await import('./lib/app')
  composeApp()
  const { rememberOutside } = await import('./lib/platform/db/server/database')
  rememberOutside()
  const { tellFront } = await import('./lib/content/server/addresses')
  tellFront()
  const { checkPayPal } = await import('./lib/shop/payments/server/start-up')
  void checkPayPal()
  void startAllJobs()
}
