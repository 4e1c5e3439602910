import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestStack } from './stack.ts'

/** A connection as superuser to the stack's database, past every rule. The caller ends it. */
export async function connectToDatabase(
  stack: Pick<TestStack, 'dataDir' | 'secrets'>,
): Promise<postgres.Sql> {
  const { databasePort } = JSON.parse(await readFile(join(stack.dataDir, 'stack.json'), 'utf8'))
  return postgres({
    host: '127.0.0.1',
    port: databasePort,
    user: 'postgres',
    password: stack.secrets.databasePassword,
    max: 2,
    onnotice: () => undefined,
  })
}
