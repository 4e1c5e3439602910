/** Next calls this once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./lib/env')
  if (!env.hasContent) return
  const { composeApp, startAllJobs } = await import('./lib/app')
  composeApp()
  const { rememberOutside } = await import('./lib/db/outside-render')
  rememberOutside()
  const { tellFront } = await import('./lib/content/tell-front')
  tellFront()
  const { checkPayPal } = await import('./lib/payments/start-up')
  void checkPayPal()
  void startAllJobs()
}
