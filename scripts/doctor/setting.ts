import { resolveTxt } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type Environment,
  EnvironmentProblem,
  readEnvironment,
} from '../../lib/platform/server/environment.ts'
import type { EnvironmentFault } from '../../lib/platform/server/environment-faults.ts'
import { certificateEnd, freeBytes } from '../../lib/platform/server/machine.ts'
import { root } from '../demo/settings.ts'
import type { Problem } from './problems.ts'

type Variables = Record<string, string | undefined>
type Fault = Omit<EnvironmentFault, 'kind'> & { kind: EnvironmentFault['kind'] | 'placeholder' }

/** What lies outside this process. Tests lead real names to their own servers. */
export type World = {
  fetch(url: string, init: RequestInit): Promise<Response>
  resolveTxt(name: string): Promise<string[][]>
  /** When the certificate of this host ends. */
  certificateEnd(host: string, port: number): Promise<Date>
  /** What the disk of this folder has left. */
  freeBytes(folder: string): Promise<number>
  now(): Date
  nodeVersion: string
}

export type Setting = {
  source: Variables
  env: Environment
  faults: Fault[]
  dataDir: string
  world: World
}

export type Check = { name: string; run(setting: Setting): Promise<Problem[]> }
/** Each stage makes sense only when the one before found nothing. */
export type Stages = Check[][]

/** Everything the checks go by, also where the environment is wrong: `configured` keeps them from what it spoils. */
export function readSetting(source: Variables, world: World = realWorld): Setting {
  const { env, faults } = readEnvironment(source)
  const dataDir = resolve(root, source.OCOTILLO_DATA_DIR || '.data')
  const placeholders = env.isLive ? findPlaceholders(source, dataDir) : []
  return { source, env, faults: [...faults, ...placeholders], dataDir, world }
}

/** Why a check was left out. */
export class Skipped extends Error {}

/** What `read` gets from the environment. Throws `Skipped` where one of the variables it needs is unset or wrong. */
export function configured<Value>({ source, faults }: Setting, names: string[], read: () => Value): Value {
  const spoiled = names.find((name) => faults.some(({ variables }) => variables.includes(name)))
  if (spoiled) throw new Skipped(`${spoiled} has to be right first`)
  if (names.some((name) => !source[name])) throw new Skipped('not configured')
  try {
    return read()
  } catch (error) {
    if (error instanceof EnvironmentProblem) throw new Skipped('not configured')
    throw error
  }
}

/** The site's public address. Throws `Skipped` where it is unset or wrong. */
export const siteUrlOf = (setting: Setting): string =>
  configured(setting, ['SITE_URL'], () => setting.env.siteUrl)

/** Variables whose value nobody else may know. */
export const secretNames = [
  'SANITY_READ_TOKEN',
  'SANITY_WRITE_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'SUPABASE_SECRET_KEY',
  'GIFT_CARD_KEY',
  'PAYPAL_CLIENT_SECRET',
  'CRON_SECRET',
  'METRICS_TOKEN',
  'BACKUP_KEY',
  'SUPABASE_DB_URL',
  'ALARM_WEBHOOK_URL',
]
/** Those we make up ourselves, so that we know how long they should be. */
const ownSecrets = ['SANITY_WEBHOOK_SECRET', 'GIFT_CARD_KEY', 'CRON_SECRET']
const placeholder = /^<|^(?:change|replace|your|todo|example|placeholder|xxx|secret|password|demo)/i

function findPlaceholders(source: Variables, dataDir: string): Fault[] {
  const demo = demoSecrets(dataDir)
  const reasonOf = (name: string, value: string) => {
    if (demo.includes(value)) return 'is the demo’s own'
    if (placeholder.test(value)) return 'is a placeholder'
    return ownSecrets.includes(name) && value.length < 16 ? 'is shorter than 16 characters' : undefined
  }
  return secretNames.flatMap((name) => {
    const reason = source[name] && reasonOf(name, source[name])
    return reason
      ? [
          {
            kind: 'placeholder' as const,
            variables: [name],
            message: `OCOTILLO_ENV is live, but ${name} ${reason}.`,
          },
        ]
      : []
  })
}

function demoSecrets(dataDir: string): unknown[] {
  try {
    return Object.values(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')))
  } catch {
    return []
  }
}

const realWorld: World = {
  fetch,
  resolveTxt,
  freeBytes,
  certificateEnd,
  now: () => new Date(),
  nodeVersion: process.versions.node,
}

/** Nobody answered at all. */
export class Unreachable extends Error {}

export type Answer = { status: number; headers: Headers; body: unknown; text: string }

/** One call, ended after eight seconds; redirects are told, not followed. Throws `Unreachable`. */
export async function ask({ world }: Setting, url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(8_000)
    const response = await world.fetch(url, { redirect: 'manual', signal, ...init })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parsed(text), text }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    throw new Unreachable(cause?.code ?? message)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
