import { resolve } from 'node:path'
import { StartupProblem } from './startup-problem.ts'

const serviceNames = ['lake', 'supabase', 'mail', 'clock', 'paypal', 'widgets'] as const
export type ServiceName = (typeof serviceNames)[number]

export type StackOptions = {
  /** Absolute path of the data folder. */
  dataDir: string
  /** 0 takes any free port. */
  port: number
  /** Where the mail sink takes mails; 0 takes any free port. */
  smtpPort: number
  services: ReadonlySet<ServiceName>
  /** Origins whose pages may call the stack; the first is the site itself. */
  siteUrls: string[]
  /**
   * Where this machine reaches the site, for webhooks: its public address may lead through a proxy or not be there
   * yet.
   */
  webhookOrigin: string
}

/**
 * Reads the stack's options from environment variables (listed in `.env.example`).
 * @throws {StartupProblem} naming the first variable that is wrong.
 */
export function readStackOptions(env: Record<string, string | undefined>): StackOptions {
  if (env.OCOTILLO_ENV === 'live') {
    throw new StartupProblem(
      'The local stack is for demos and tests and refuses a live deployment (OCOTILLO_ENV=live): set the variables of the hosted services instead.',
    )
  }
  const siteUrls = readList(env.SITE_URL || 'http://localhost:3000').map(readOrigin)
  return {
    dataDir: resolve(env.OCOTILLO_DATA_DIR || '.data'),
    port: readPort('OCOTILLO_STACK_PORT', env),
    smtpPort: readPort('OCOTILLO_SMTP_PORT', env),
    services: new Set(readList(env.OCOTILLO_SERVICES ?? serviceNames.join(',')).map(readService)),
    siteUrls,
    webhookOrigin: readOrigin(env.SITE_LOOPBACK_URL || siteUrls[0] || ''),
  }
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function readPort(name: string, env: Record<string, string | undefined>): number {
  const text = env[name] ?? ''
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new StartupProblem(`${name} is "${text}": give a number from 0 to 65535.`)
}

function readService(name: string): ServiceName {
  const service = serviceNames.find((known) => known === name)
  if (service) return service
  throw new StartupProblem(`OCOTILLO_SERVICES names "${name}": it may hold ${serviceNames.join(', ')}.`)
}

function readOrigin(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin
  throw new StartupProblem(
    `SITE_URL holds "${text}": give addresses like http://localhost:3000, with commas between.`,
  )
}

/** The connection on which a request came. */
export type Connection = {
  /** Closes it without an answer, as a network does that fails. */
  drop(): void
}

/** One stand-in of the local stack. */
export type StackService = {
  /** Answers a request whose address still has the stack's prefix, such as `/mail`. */
  fetch(request: Request, peerAddress: string, connection: Connection): Response | Promise<Response>
  isHealthy(): Promise<boolean>
  stop(): Promise<void>
}
