import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from './problem.ts'
import { lastLines, startNode } from './process.ts'
import { type DemoSettings, root } from './settings.ts'
import type { RunningStack } from './stack-process.ts'

const patience = 120_000

/** With `next start` the site runs as on hosts where nothing stands before Next's router. */
type Command = 'start' | 'dev' | 'next start'

export type RunningSite = { child: ChildProcess; log: string }

/**
 * Starts `next start` (or `next dev`) and resolves when /api/health/ready is 200. Throws `Problem` with the end of
 * its log.
 */
export async function startSite(
  settings: DemoSettings,
  env: Record<string, string>,
  command: Command = 'start',
): Promise<RunningSite> {
  const log = join(settings.dataDir, 'site.log')
  mkdirSync(settings.dataDir, { recursive: true })
  const child = startNode({
    args: siteArguments(settings, command),
    env: {
      ...env,
      ...(command === 'dev' ? { NODE_ENV: 'development', DESIGN_PAGE: 'on' } : { NODE_ENV: 'production' }),
    },
    log,
  })
  const site = { child, log }
  await waitUntilReady(site, settings.port)
  return site
}

/** What Node is started with: Next's own server, with our front before its router. */
export function siteArguments({ port }: Pick<DemoSettings, 'port'>, command: Command): string[] {
  const next = join('node_modules', 'next', 'dist', 'bin', 'next')
  const front = ['--import', pathToFileURL(join(root, 'lib/platform/front/server/hook.ts')).href]
  const address = ['-p', String(port), '-H', process.env.HOST || '127.0.0.1']
  if (command === 'dev') return [...front, next, 'dev', ...address]
  // V8 lets the space of young objects grow to 128 MB where there is much memory, and gives none of it back.
  const heap = ['--max-semi-space-size=16', '--expose-gc']
  // Longer than any caller keeps a connection: otherwise one is now and then asked on that has just been closed.
  const patience = ['--keepAliveTimeout', '75000']
  return [...heap, ...(command === 'start' ? front : []), next, 'start', ...address, ...patience]
}

async function waitUntilReady({ child, log }: RunningSite, port: number): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Problem(`The site ended at its start. Its log (${log}) ends with:\n${lastLines(log)}`)
    const isReady = await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Problem(
    `The site was not ready after ${patience / 1000} s. Its log (${log}) ends with:\n${lastLines(log)}`,
  )
}

/** The environment that makes the site talk to this stack; services that are not started keep their hosted values. */
export function siteEnvironment(settings: DemoSettings, stack: RunningStack | undefined, buildId: string) {
  const common = {
    NODE_ENV: 'production',
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    ISR_CACHE_DIR: join(settings.dataDir, 'pages', buildId),
  }
  if (!stack) return common
  const { url, secrets } = stack
  return {
    ...common,
    LOCAL_STACK_URL: url,
    // Whoever runs the demo reads its log with their own eyes.
    LOG_FORMAT: process.env.LOG_FORMAT || 'text',
    CRON_SECRET: process.env.CRON_SECRET || secrets.cronSecret,
    ...(settings.services.includes('lake') && {
      SANITY_PROJECT_ID: 'local',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: `${url}/lake`,
      SANITY_BROWSER_API_HOST: '/api/local/lake',
      SANITY_READ_TOKEN: secrets.siteReadToken,
      SANITY_WRITE_TOKEN: secrets.scheduleToken,
      SANITY_WEBHOOK_SECRET: secrets.webhookSecret,
    }),
    ...(settings.services.includes('supabase') && {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
    }),
    ...(stack.smtpUrl && settings.services.includes('mail') && { SMTP_URL: stack.smtpUrl }),
    ...(settings.services.includes('paypal') && {
      PAYPAL_MODE: 'standin',
      PAYPAL_CLIENT_ID: secrets.paypalClientId,
      PAYPAL_CLIENT_SECRET: secrets.paypalClientSecret,
      PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
      PAYPAL_API_URL: `${url}/paypal`,
      PAYPAL_SDK_URL: '/api/local/paypal/web-sdk/v6/core',
    }),
    ...(settings.services.includes('widgets') && { WIDGETS_STANDIN_URL: '/api/local/widgets' }),
  }
}
