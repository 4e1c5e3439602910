import 'server-only'
import { isWebhookSilent, latestPublish } from '@/lib/content/server/webhook'
import type { AlarmName } from '@/lib/desk/health/shared'
import { alarmNames } from '@/lib/desk/health/shared'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import {
  certificateEnd,
  daysUntil,
  freeBytes,
  maxClockSeconds,
  minCertificateDays,
  secondsAhead,
} from '@/lib/platform/server/machine'
import { remembered } from '@/lib/platform/server/remembered'
import { log } from '@/lib/platform/telemetry/server/log'
import {
  inTime,
  lastBackup,
  mailReach,
  paypalReach,
  refuseFullDisk,
  refuseLateMails,
  works,
  writeAndRead,
} from './checks'

/** The machine and the world as they are; a test has others. */
export type World = {
  freeBytes(folder: string): Promise<number>
  certificateEnd(host: string, port: number): Promise<Date>
  /** The machine's own clock, not the product's. */
  now(): Date
}

const realWorld: World = { freeBytes, certificateEnd: keptCertificateEnd, now: () => new Date() }

/** Whether each part is well; a part that is not in use, or of which nobody can know now, is left out. */
export async function lookAround(world: World = realWorld): Promise<Partial<Record<AlarmName, boolean>>> {
  const looks = alarmNames.map(async (name) => [name, await parts[name](world)] as const)
  return Object.fromEntries((await Promise.all(looks)).filter(([, isWell]) => isWell !== null))
}

/** Null: nobody can know now. */
type Look = (world: World) => Promise<boolean | null>

const parts: Record<AlarmName, Look> = {
  database: () => works('database', writeAndRead),
  content: () => works('content', latestPublish),
  paypal: async () => (env.paypal ? works('paypal', () => paypalReach.get()) : null),
  mail: async () =>
    env.mail
      ? (await works('mail server', () => mailReach.get())) && (await works('mail', refuseLateMails))
      : null,
  webhook: () => orUnknown('webhook', hearsOfAll),
  disk: (world) => works('disk', () => refuseFullDisk(world.freeBytes)),
  clock: (world) => orUnknown('clock', () => isClockRight(world)),
  certificate: (world) => orUnknown('certificate', () => isCertificateLong(world)),
  backup: () => orUnknown('backup', async () => (await lastBackup()).every(({ isOk }) => isOk)),
}

/** What another part has to be well for tells nothing while that one is not. */
async function orUnknown(name: string, look: () => Promise<boolean | null>): Promise<boolean | null> {
  try {
    return await inTime(look())
  } catch (error) {
    log.warn('health', 'A part is not known', { service: name, error })
    return null
  }
}

/** A service of the demo finds us on this machine; one outside needs our public address. */
async function hearsOfAll(): Promise<boolean | null> {
  const isPublic = env.siteUrl.startsWith('https:')
  const asks = [
    ...(isPublic || env.content.apiHost ? [isWebhookSilent()] : []),
    ...(env.paypal && (isPublic || env.paypal.mode === 'standin') ? [isPayPalSilent()] : []),
  ]
  return asks.length > 0 ? !(await Promise.all(asks)).includes(true) : null
}

const isPayPalSilent = () =>
  callDatabase('is_paypal_silent', 'PayPal’s messages could not be read', { p_now: now().toISOString() })

async function isClockRight(world: World): Promise<boolean | null> {
  const before = world.now()
  const told = await callDatabase('database_time', 'The database told no time')
  const ahead = [
    secondsAhead(new Date(told), before, world.now()),
    ...(env.paypal ? [await paypalReach.get().catch(() => null)] : []),
  ]
  return ahead.every((seconds) => seconds === null || Math.abs(seconds) <= maxClockSeconds)
}

/** A host may not reach its own public address: then nobody can know. */
async function isCertificateLong(world: World): Promise<boolean | null> {
  const { protocol, hostname, port } = new URL(env.siteUrl)
  if (!env.isLive || protocol !== 'https:') return null
  const end = await world.certificateEnd(hostname, Number(port) || 443)
  return daysUntil(end, world.now()) >= minCertificateDays
}

/** It changes once in months. */
function keptCertificateEnd(host: string, port: number): Promise<Date> {
  const hourMs = 3_600_000
  return remembered('certificate-end', {
    load: () => certificateEnd(host, port),
    holdsMs: hourMs,
    restMs: 300_000,
  }).get()
}
