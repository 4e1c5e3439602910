/** Next calls this once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./lib/platform/server/env')
  if (!env.hasContent) return
  if (env.tracesUrl) await (await import('./lib/platform/telemetry/server/traces')).startTraces(env.tracesUrl)
  // The front has done so, where there is one.
  if (process.env.NODE_ENV === 'production')
    (await import('./lib/platform/telemetry/server/log')).takeInConsole()
  const { composeApp, startAllJobs, startCounting } = await import('./lib/app')
  if (env.metricsToken) await startCounting()
  composeApp()
  const { rememberOutside } = await import('./lib/platform/db/server/database')
  rememberOutside()
  const { tellFront } = await import('./lib/content/server/addresses')
  tellFront()
  const { joinNodes } = await import('./lib/content/server/join-nodes')
  await joinNodes()
  const { checkPayPal } = await import('./lib/shop/payments/server/start-up')
  void checkPayPal()
  void startAllJobs()
}
