import type { ChildProcess } from 'node:child_process'
import { demoPeople } from '../../local/people.ts'
import { Problem } from './problem.ts'
import { lastLines, stopProcess } from './process.ts'
import type { DemoSettings } from './settings.ts'
import { siteEnvironment, startSite } from './site-process.ts'
import { type RunningStack, startStackProcess } from './stack-process.ts'

const maxRestarts = 5

/**
 * Starts the stack and then the site, resolves when both serve, and from then on starts again whichever ends by
 * itself. SIGINT, SIGTERM and SIGHUP stop both and end this process.
 */
export async function keepRunning(
  settings: DemoSettings,
  buildId: string,
  command: 'start' | 'dev',
): Promise<RunningStack | undefined> {
  const running = new Map<string, ChildProcess>()
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    for (const name of ['site', 'stack']) {
      const child = running.get(name)
      if (child) await stopProcess(child)
    }
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  const watch = (name: string, child: ChildProcess, restart: () => Promise<ChildProcess>, restarts = 0) => {
    running.set(name, child)
    child.once('exit', async (code, signal) => {
      if (isStopping) return
      console.error(`The ${name} ended (${signal ?? `code ${code}`}); starting it again …`)
      if (restarts >= maxRestarts) await giveUp(name)
      const next = await restart().catch(() => giveUp(name))
      watch(name, next, restart, restarts + 1)
    })
  }
  const giveUp = async (name: string): Promise<never> => {
    console.error(
      `The ${name} does not stay up. Its last words are above or in ${settings.dataDir}/site.log.`,
    )
    await stop()
    throw new Problem('Stopped.')
  }

  const stack = settings.services.length > 0 ? await startStackProcess(settings) : undefined
  if (stack) watch('stack', stack.child, async () => (await startStackProcess(settings, stack)).child)
  const env = siteEnvironment(settings, stack, buildId)
  try {
    const site = await startSite(settings, env, command)
    watch('site', site.child, async () => (await startSite(settings, env, command)).child)
  } catch (error) {
    if (stack) await stopProcess(stack.child)
    throw error instanceof Problem
      ? error
      : new Problem(`${error}\n${lastLines(`${settings.dataDir}/site.log`)}`)
  }
  return stack
}

/** Prints where everything is and who can log in. */
export function printWelcome(
  { port, siteUrl, dataDir, services }: DemoSettings,
  stack: RunningStack | undefined,
): void {
  const lines = ['', 'Ocotillo is ready.', '', `  Website   ${siteUrl}`, `  Studio    ${siteUrl}/studio`]
  if (stack && services.includes('lake')) {
    lines.push('            choose who you are at the login page (no password in the demo); at first:')
    for (const { name, staffRole } of demoPeople(stack.secrets)) {
      lines.push(`            · ${name}, ${staffRole.replace('_', ' ')}`)
    }
  }
  if (services.includes('mail')) lines.push(`  Mailbox   ${siteUrl}/api/local/mail`)
  if (services.includes('paypal'))
    lines.push('  Payments  PayPal is a stand-in: nothing is charged, every order can be paid')
  lines.push(
    `  Health    http://127.0.0.1:${port}/api/health/ready`,
    `  Data      ${dataDir}`,
    '',
    'Ctrl+C stops everything.',
    '',
  )
  console.log(lines.join('\n'))
}
