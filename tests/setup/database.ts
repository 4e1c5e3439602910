import { readFile } from 'node:fs/promises'
import postgres from 'postgres'
import type { TestStack } from './stack.ts'

/** A connection as superuser to the stack's database, past every rule. The caller ends it. */
export async function connectToDatabase(
  stack: Pick<TestStack, 'dataDir' | 'secrets'>,
): Promise<postgres.Sql> {
  const { databasePort } = JSON.parse(await readFile(`${stack.dataDir}/stack.json`, 'utf8'))
  const password = stack.secrets.databasePassword
  return postgres(`postgres://postgres:${password}@127.0.0.1:${databasePort}/postgres`, {
    max: 2,
    onnotice: () => undefined,
  })
}
