import { existsSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { lockDataFolder } from '../local/data-folder.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { loadDotEnv, readSettings } from './demo/settings.ts'

await runCommand(async () => {
  loadDotEnv()
  const { dataDir } = readSettings(process.env)
  if (!existsSync(dataDir)) return console.log(`There is no data in ${dataDir}; nothing to delete.`)
  if (!existsSync(`${dataDir}/secrets.json`))
    throw new Problem(`${dataDir} is not a data folder of Ocotillo; nothing was deleted.`)
  const unlock = await lockDataFolder(dataDir).catch((error) => {
    throw new Problem(error.message)
  })
  try {
    if (!process.argv.includes('--yes') && !(await confirm(dataDir)))
      return console.log('Nothing was deleted.')
    rmSync(dataDir, { recursive: true })
    console.log('Deleted. The next start begins with the first edition of the content.')
  } finally {
    await unlock()
  }
})

async function confirm(dataDir: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Problem('Deleting needs your answer: run it in a terminal, or with --yes.')
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await reader.question(`Delete all content, orders and emails in ${dataDir}? Type "yes": `)
  reader.close()
  return answer.trim().toLowerCase() === 'yes'
}
