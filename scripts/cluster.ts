import { findPrograms } from './cluster/programs.ts'
import { startCluster } from './cluster/start.ts'
import { ensureBuild } from './demo/build.ts'
import { leaveOldBuilds } from './demo/old-builds.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { requireFreePort } from './demo/process.ts'
import { loadDotEnv, makeDataFolder, readSettings } from './demo/settings.ts'
import { printWelcome } from './demo/supervise.ts'

// `npm run cluster`: the demo as a clinic on several machines would have it: two nodes of the site, the store they
// share and nginx before them, on this machine.
await runCommand(async () => {
  loadDotEnv()
  findPrograms()
  const settings = readSettings(process.env)
  if (settings.services.length < 6)
    throw new Problem(
      'npm run cluster shows several nodes over the local stack: leave the hosted services out of .env, or see docs/hosted.md for several nodes on those.',
    )
  await requireFreePort(settings.port)
  makeDataFolder(settings.dataDir)
  const buildId = await ensureBuild()
  leaveOldBuilds(settings.dataDir, buildId)
  console.log('Starting the local stack, the store, two nodes and nginx …')
  const cluster = await startCluster(settings, buildId, console.error)
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await cluster.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  printWelcome(settings, cluster.stack.running)
  for (const { name, url } of cluster.nodes) console.log(`  ${name}    ${url}/api/health/ready`)
  console.log(`  Store     redis://127.0.0.1:${cluster.store.port}\n`)
})
