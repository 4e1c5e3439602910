import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Secrets } from '../../local/secrets.ts'
import { Problem } from './problem.ts'
import { startNode } from './process.ts'
import type { DemoSettings } from './settings.ts'

export type RunningStack = {
  child: ChildProcess
  url: string
  port: number
  secrets: Secrets
  /** Where the mail sink takes mails, when it runs. */
  smtpUrl?: string
}

/** The ports of a stack that ran before: the site knows it by them. */
type Ports = Pick<RunningStack, 'port' | 'smtpUrl'>

/**
 * Starts the local stack and resolves when it serves; what it says goes to `log` when that is given. Throws `Problem`
 * when it ends first; it has then said why itself.
 */
export async function startStackProcess(
  settings: DemoSettings,
  before?: Ports,
  log?: string,
): Promise<RunningStack> {
  const child = startNode({
    // Two thirds of the memory Node takes by itself, and as fast (docs/decisions/0032-growth.md).
    args: ['--max-semi-space-size=8', '--expose-gc', join('local', 'main.ts')],
    log,
    env: {
      OCOTILLO_DATA_DIR: settings.dataDir,
      OCOTILLO_STACK_PORT: String(before?.port ?? 0),
      OCOTILLO_SMTP_PORT: before?.smtpUrl ? new URL(before.smtpUrl).port : '0',
      OCOTILLO_SERVICES: settings.services.join(','),
      SITE_LOOPBACK_URL: `http://127.0.0.1:${settings.port}`,
      SITE_URL: [...new Set([settings.siteUrl, ...loopbackUrls(settings.port)])].join(','),
    },
  })
  // It has said why itself: a second sentence would only hide the first.
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('exit', () => reject(new Problem('')))
    child.on('message', ({ type, url, port, smtpUrl }: Ready & { type?: string }) => {
      if (type === 'ready') resolve({ url, port, smtpUrl })
    })
  })
  child.removeAllListeners('exit')
  const secrets: Secrets = JSON.parse(readFileSync(join(settings.dataDir, 'secrets.json'), 'utf8'))
  return { child, secrets, ...ready }
}

type Ready = Pick<RunningStack, 'url' | 'port' | 'smtpUrl'>

const loopbackUrls = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
