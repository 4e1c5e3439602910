import { createClient } from '@sanity/client'
import postgres from 'postgres'
import { test } from 'vitest'
import type { Role } from '../../local/content-lake/types.ts'
import type { Secrets } from '../../local/secrets.ts'
import { chooseHosted, payPalUrl, type ServiceUnderTest } from '../hosted/services.ts'
import { connectToDatabase } from './database.ts'
import { startLake, type TestLake, tokens } from './lake.ts'
import { startPaypal } from './paypal.ts'
import { startStack } from './stack.ts'

// The service that a contract test asks: the stand-in, or with `npm run test:hosted` the hosted one.

/** Whether this run asks a hosted service. */
export const isHosted = Boolean(process.env.SERVICE_UNDER_TEST)

/** A test of what only the stand-in has: its doors, its clock, its mailbox, its people, a restart. */
export const localTest = test.skipIf(isHosted)

export type LakeUnderTest = Pick<TestLake, 'url' | 'client' | 'reopen' | 'stop'> & {
  dataset: string
  tokens: Record<Role, string>
  /** Deletes all content, never what Sanity keeps about people and rights. */
  clear(): Promise<unknown>
}

export async function lakeUnderTest(): Promise<LakeUnderTest> {
  const lake = isHosted ? hostedLake() : { ...(await startLake()), dataset: 'production', tokens }
  const clear = () => lake.client('administrator').delete({ query: '*[!(_id in path("_.**"))]' })
  return { ...lake, clear }
}

function hostedLake(): Omit<LakeUnderTest, 'clear'> {
  const { settingOf } = hosted('sanity')
  const [projectId, dataset] = [settingOf('PROJECT_ID'), settingOf('DATASET')]
  const [writer, reader] = [settingOf('WRITE_TOKEN'), settingOf('READ_TOKEN')]
  const host = settingOf('API_HOST') || undefined
  const roles = { administrator: writer, editor: writer, contributor: reader, viewer: reader }
  return {
    url: host ?? `https://${projectId}.api.sanity.io`,
    dataset,
    tokens: roles,
    client: (role, config = {}) =>
      createClient({
        projectId,
        dataset,
        apiVersion: '2025-02-19',
        ...(host && { apiHost: host, useProjectHostname: false }),
        useCdn: false,
        token: roles[role],
        perspective: 'raw',
        ...config,
      }),
    reopen: onlyLocally,
    stop: async () => undefined,
  }
}

type SupabaseUnderTest = {
  url: string
  secrets: Partial<Secrets> & Pick<Secrets, 'publishableKey' | 'secretKey'>
  restart(): Promise<void>
  stop(): Promise<void>
  connect(): Promise<postgres.Sql>
}

export async function supabaseUnderTest(siteUrl: string): Promise<SupabaseUnderTest> {
  if (!isHosted) {
    const stack = await startStack({ services: ['supabase'], siteUrl })
    return Object.assign(stack, { connect: () => connectToDatabase(stack) })
  }
  const { settingOf } = hosted('supabase')
  return {
    url: settingOf('URL'),
    secrets: { publishableKey: settingOf('PUBLISHABLE_KEY'), secretKey: settingOf('SECRET_KEY') },
    connect: async () => {
      const url = settingOf('DB_URL')
      const isHere = ['127.0.0.1', 'localhost'].includes(new URL(url).hostname)
      return postgres(url, { max: 2, onnotice: () => undefined, ...(!isHere && { ssl: 'require' as const }) })
    },
    restart: onlyLocally,
    stop: async () => undefined,
  }
}

type PayPalUnderTest = {
  url: string
  secrets: Partial<Secrets>
  /** Calls go to `url` itself, and there are no controls. */
  isHosted?: true
  stop(): Promise<void>
}

export async function payPalUnderTest(webhookUrl?: string): Promise<PayPalUnderTest> {
  if (!isHosted) return startPaypal(webhookUrl)
  const { settingOf } = hosted('paypal')
  return {
    url: payPalUrl(process.env),
    secrets: { paypalClientId: settingOf('CLIENT_ID'), paypalClientSecret: settingOf('CLIENT_SECRET') },
    isHosted: true,
    stop: async () => undefined,
  }
}

/** The settings of the service that is asked. Throws when it is not this one, or must not be asked. */
function hosted(service: ServiceUnderTest) {
  const choice = chooseHosted(service, process.env)
  if (process.env.SERVICE_UNDER_TEST !== service || choice.outcome !== 'asked')
    throw new Error(`Run this by npm run test:hosted: hosted ${service} is not asked.`)
  return { settingOf: (name: string) => process.env[`HOSTED_${service.toUpperCase()}_${name}`] ?? '' }
}

async function onlyLocally(): Promise<never> {
  throw new Error('Only a stand-in can be started again: make this a localTest.')
}
