import { ensureBuild } from './demo/build.ts'
import { leaveOldBuilds } from './demo/old-builds.ts'
import { runCommand } from './demo/problem.ts'
import { requireFreePort } from './demo/process.ts'
import { loadDotEnv, makeDataFolder, readSettings } from './demo/settings.ts'
import { keepRunning, printWelcome } from './demo/supervise.ts'

await runCommand(async () => {
  const isDev = process.argv.includes('--dev')
  loadDotEnv()
  const settings = readSettings(process.env)
  await requireFreePort(settings.port)
  makeDataFolder(settings.dataDir)
  const buildId = isDev ? 'dev' : await ensureBuild()
  leaveOldBuilds(settings.dataDir, buildId)
  console.log('Starting the local stack and the site …')
  const stack = await keepRunning(settings, buildId, isDev ? 'dev' : 'start')
  printWelcome(settings, stack)
})
