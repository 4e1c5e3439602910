import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type postgres from 'postgres'
import { findFreePort } from '../../local/free-port.ts'
import type { Secrets } from '../../local/secrets.ts'
import { ensureBuild } from '../../scripts/demo/build.ts'
import { stopProcess } from '../../scripts/demo/process.ts'
import type { DemoSettings } from '../../scripts/demo/settings.ts'
import { siteEnvironment } from '../../scripts/demo/site-environment.ts'
import { startSite } from '../../scripts/demo/site-process.ts'
import { startStackProcess } from '../../scripts/demo/stack-process.ts'
import { connectToDatabase } from '../setup/database.ts'
import { startHttpProxy } from './http-proxy.ts'
import { startSmtpProxy } from './smtp-proxy.ts'
import { createTrap, type Trap } from './trap.ts'

export type Shop = {
  /** Where buyers find the site, also as its Origin. */
  siteUrl: string
  stackUrl: string
  dataDir: string
  secrets: Secrets
  trap: Trap
  sql: postgres.Sql
  /** Starts the site again after a kill; resolves when it is ready. */
  restart(): Promise<void>
  /** The demo's present in ms. */
  now(): number
  moveClock(ms: number): Promise<void>
  /** Runs every job of the site once. */
  runJobs(): Promise<void>
  /** The data folder is kept when something is to be looked into. */
  stop(options: { keepsData: boolean }): Promise<void>
}

/** The production build on a data folder of its own, with proxies between the site and its database, PayPal and mail server. */
export async function startShop(): Promise<Shop> {
  const buildId = await ensureBuild()
  const dataDir = mkdtempSync(join(tmpdir(), 'ocotillo-chaos-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  chmodSync(dataDir, 0o755)
  const port = await findFreePort()
  const siteUrl = `http://localhost:${port}`
  const services = ['lake', 'supabase', 'mail', 'clock', 'paypal']
  const settings: DemoSettings = { port, dataDir, siteUrl, services }
  const stack = await startStackProcess(settings)
  const direct = siteEnvironment(settings, stack, buildId)
  if (!stack.smtpUrl) throw new Error('The stack takes no mails.')

  const trap = createTrap(async () => {
    const died = new Promise((resolve) => site.child.once('exit', resolve))
    site.child.kill('SIGKILL')
    await died
  })
  const http = await startHttpProxy(stack.url, trap)
  const smtp = await startSmtpProxy(stack.smtpUrl, trap)
  const env = {
    ...direct,
    SUPABASE_URL: http.url,
    PAYPAL_API_URL: `${http.url}/paypal`,
    SMTP_URL: smtp.url,
  }
  let site = await startSite(settings, env)
  const sql = await connectToDatabase({ dataDir, secrets: stack.secrets })

  let offsetMs = 0
  return {
    siteUrl,
    stackUrl: stack.url,
    dataDir,
    secrets: stack.secrets,
    trap,
    sql,
    async restart() {
      site = await startSite(settings, env)
    },
    now: () => Date.now() + offsetMs,
    async moveClock(ms) {
      offsetMs += ms
      await ask(`${stack.url}/clock`, stack.secrets.controlToken, { offsetMs })
    },
    runJobs: () => ask(`http://127.0.0.1:${port}/api/cron`, stack.secrets.cronSecret),
    async stop({ keepsData }) {
      await sql.end()
      await stopProcess(site.child)
      await stopProcess(stack.child)
      await http.stop()
      await smtp.stop()
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ask(url: string, token: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
}
