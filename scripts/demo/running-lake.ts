import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPeople } from '../../local/people.ts'
import { Problem } from './problem.ts'

/**
 * Where the lake of the demo in this data folder answers, and its owner's token. Throws `Problem` when no demo runs
 * there.
 */
export function runningLake(dataDir: string): { url: string; token: string } {
  try {
    const { url } = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8'))
    const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
    const owner = demoPeople(secrets).find(({ role }) => role === 'administrator')
    if (owner) return { url, token: owner.token }
  } catch {
    // Both files are there exactly while the demo runs.
  }
  throw noDemoRuns(dataDir)
}

export const noDemoRuns = (dataDir: string) =>
  new Problem(
    `No demo runs in ${dataDir}: start it with 'npm run demo' and run this command from a second terminal.`,
  )
