import { ensureBuild } from './demo/build.ts'
import { leaveOldBuilds } from './demo/old-builds.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { requireFreePort, startNode, stopProcess } from './demo/process.ts'
import { loadDotEnv, makeDataFolder, readSettings } from './demo/settings.ts'
import { siteArguments, siteEnvironment } from './demo/site-process.ts'

// `npm start`: the site alone, on hosted services, in the foreground and with its log on the terminal, as process
// managers want it.
await runCommand(async () => {
  loadDotEnv()
  const settings = readSettings(process.env)
  const missing = settings.services.filter((name) => name !== 'clock')
  if (missing.length > 0)
    throw new Problem(
      `npm start runs on hosted services, and these are not set up: ${missing.join(', ')}. docs/hosted.md says how; npm run demo brings stand-ins for them.`,
    )
  await requireFreePort(settings.port)
  makeDataFolder(settings.dataDir)
  const buildId = await ensureBuild()
  leaveOldBuilds(settings.dataDir, buildId)
  const site = startNode({
    args: siteArguments(settings, 'start'),
    env: siteEnvironment(settings, undefined, buildId),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopProcess(site))
  site.once('exit', (code) => process.exit(code ?? 0))
})
