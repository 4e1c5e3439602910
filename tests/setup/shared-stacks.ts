import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { connectToDatabase } from './database.ts'
import { startStack, type TestStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stacks: SharedStack[]
  }
}

export type SharedStack = Pick<TestStack, 'url' | 'dataDir' | 'secrets' | 'people'> & { databasePort: number }

/** A local stack for each worker, with a database beside its own that new ones are copied from. */
export default async function shareStacks(project: TestProject) {
  const stacks = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startStack({ services: ['supabase'] })),
  )
  project.provide('stacks', await Promise.all(stacks.map(withTemplate)))
  return async () => {
    for (const stack of stacks) await stack.stop()
  }
}

async function withTemplate({ url, dataDir, secrets, people }: TestStack): Promise<SharedStack> {
  const sql = await connectToDatabase({ dataDir, secrets })
  const [row] = await sql`show port`
  await sql.end()
  const stack = { url, dataDir, secrets, people, databasePort: Number(row?.port) }
  await fromOutside(stack, 'create database clean template postgres')
  return stack
}

/** Its database as on the first day: what another file left in it is gone. */
export async function renew(stack: SharedStack): Promise<void> {
  await fromOutside(stack, 'drop database postgres with (force)')
  await fromOutside(stack, 'create database postgres template clean')
}

/** By a connection to no database of the stack's; its own to `postgres` are ended, and come back by themselves. */
async function fromOutside({ databasePort, secrets }: SharedStack, statement: string): Promise<void> {
  const sql = postgres({
    host: '127.0.0.1',
    port: databasePort,
    user: 'postgres',
    password: secrets.databasePassword,
    database: 'template1',
    max: 1,
    onnotice: () => undefined,
  })
  try {
    for (let tries = 1; ; tries++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`
      try {
        return void (await sql.unsafe(statement))
      } catch (error) {
        // One was faster than this.
        if (tries === 20) throw error
        await delay(50)
      }
    }
  } finally {
    await sql.end()
  }
}
