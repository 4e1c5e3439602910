import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { Problem } from '../demo/problem.ts'
import { stopProcess } from '../demo/process.ts'
import { makeDataFolder, readSettings } from '../demo/settings.ts'
import { startStackProcess } from '../demo/stack-process.ts'
import { fingerprintOf, type Manifest } from './format.ts'

export type BackupPlace = {
  /** As a sentence names it, without a password. */
  name: string
  sql: Sql
  fingerprints: Manifest['fingerprints']
  /** Whether this command has just made it: the demo's first staff and content are in it, and nothing else. */
  isMadeHere: boolean
  close(): Promise<void>
  /** After a failure: what was made here goes again, so that the same command can be repeated. */
  undo(): Promise<void>
}

/**
 * The database to back up: the hosted one where SUPABASE_DB_URL is set, else that of the data folder, whose stack is
 * started for as long as it takes unless it runs. Throws `Problem`.
 */
export async function openSource(): Promise<BackupPlace> {
  if (isHosted()) return hosted()
  const settings = localSettings()
  if (!existsSync(join(settings.dataDir, 'postgres')))
    throw new Problem(
      `There is no database in ${settings.dataDir}: set OCOTILLO_DATA_DIR or SUPABASE_DB_URL.`,
    )
  const stop = isRunning(settings.dataDir) ? async () => undefined : await startStack(settings)
  return local(settings.dataDir, stop)
}

/** The place to restore into: a hosted database, or a data folder that holds none yet. Throws `Problem`. */
export async function openTarget(): Promise<BackupPlace> {
  if (isHosted()) return hosted()
  const settings = localSettings()
  makeDataFolder(settings.dataDir)
  const before = await readdir(settings.dataDir)
  if (before.includes('postgres'))
    throw new Problem(
      `${settings.dataDir} already holds a database; nothing was written. Restore into a new folder: set OCOTILLO_DATA_DIR to it.`,
    )
  const undo = async () => {
    const made = (await readdir(settings.dataDir)).filter((name) => !before.includes(name))
    for (const name of made) await rm(join(settings.dataDir, name), { recursive: true, force: true })
  }
  try {
    const place = local(settings.dataDir, await startStack(settings))
    return { ...place, isMadeHere: true, undo }
  } catch (error) {
    await undo()
    throw error
  }
}

/** The fingerprints of the place's secrets, before anything of it is opened. */
export function fingerprintsHere(): Manifest['fingerprints'] | null {
  if (isHosted()) return hostedFingerprints()
  const { dataDir } = localSettings()
  return existsSync(join(dataDir, 'secrets.json')) || process.env.GIFT_CARD_KEY
    ? localFingerprints(dataDir)
    : null
}

const isHosted = () => Boolean(process.env.SUPABASE_DB_URL || process.env.SUPABASE_URL)

async function hosted(): Promise<BackupPlace> {
  const url = URL.parse(process.env.SUPABASE_DB_URL ?? '')
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol))
    throw new Problem(
      'SUPABASE_DB_URL is not set, or no address like postgresql://user:password@host:5432/postgres: docs/hosted.md says where it stands.',
    )
  const isPlain =
    ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) || url.searchParams.has('sslmode')
  const sql = postgres(url.href, { ...connection, ...(!isPlain && { ssl: 'require' }) })
  const name = `the database at ${url.hostname}`
  await sql`select 1`.catch(async (error: Error) => {
    await sql.end({ timeout: 1 })
    throw new Problem(
      `${name} does not let us in (${error.message}): is SUPABASE_DB_URL right, and its password?`,
    )
  })
  return {
    name,
    sql,
    fingerprints: hostedFingerprints(),
    isMadeHere: false,
    close: () => sql.end({ timeout: 5 }),
    undo: async () => undefined,
  }
}

// A pooler before the database keeps no prepared statements.
const connection = { max: 1, prepare: false, onnotice: () => undefined, connect_timeout: 20 }

function hostedFingerprints(): Manifest['fingerprints'] {
  const { GIFT_CARD_KEY, SUPABASE_SECRET_KEY } = process.env
  const giftCards = GIFT_CARD_KEY || SUPABASE_SECRET_KEY
  if (!giftCards)
    throw new Problem(
      'GIFT_CARD_KEY is not set: it stays out of the backup, but a restore must be able to tell whether it has the same one. Set it as the site has it.',
    )
  return { giftCards: fingerprintOf(giftCards), links: fingerprintOf(SUPABASE_SECRET_KEY || giftCards) }
}

function local(dataDir: string, stop: () => Promise<void>): BackupPlace {
  const { databasePort } = readJson(join(dataDir, 'stack.json'))
  const { databasePassword } = readJson(join(dataDir, 'secrets.json'))
  const sql = postgres({
    ...{ host: '127.0.0.1', port: Number(databasePort), user: 'postgres', password: databasePassword },
    ...connection,
  })
  return {
    name: `the demo in ${dataDir}`,
    sql,
    fingerprints: localFingerprints(dataDir),
    isMadeHere: false,
    async close() {
      await sql.end({ timeout: 5 })
      await stop()
    },
    undo: async () => undefined,
  }
}

function localFingerprints(dataDir: string): Manifest['fingerprints'] {
  const secretKey = existsSync(join(dataDir, 'secrets.json'))
    ? readJson(join(dataDir, 'secrets.json')).secretKey
    : ''
  return {
    giftCards: fingerprintOf(process.env.GIFT_CARD_KEY || secretKey || ''),
    links: fingerprintOf(secretKey || ''),
  }
}

/** Of the stack only what keeps data: nobody buys anything meanwhile. */
function localSettings() {
  const settings = readSettings(process.env)
  return { ...settings, services: settings.services.filter((name) => ['lake', 'supabase'].includes(name)) }
}

async function startStack(settings: ReturnType<typeof localSettings>): Promise<() => Promise<void>> {
  const { child } = await startStackProcess(settings)
  return () => stopProcess(child)
}

function isRunning(dataDir: string): boolean {
  try {
    return process.kill(Number(readJson(join(dataDir, 'stack.json')).pid), 0)
  } catch {
    return false
  }
}

function readJson(path: string): Record<string, string | undefined> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Problem(`${path} can't be read: start as its owner.`)
  }
}
