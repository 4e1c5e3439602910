// Two nodes under a rush of visitors while everything fails around them: `npm run cluster:drill`, and shorter with
// `-- --short`, as in `npm run test:long`. It prints its figures, and ends with 1 if anything failed or was lost.
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../local/free-port.ts'
import { startCluster } from '../../scripts/cluster/start.ts'
import { ensureBuild } from '../../scripts/demo/build.ts'
import { runCommand } from '../../scripts/demo/problem.ts'
import { connectToDatabase } from '../setup/database.ts'
import { inUse } from '../setup/demo.ts'
import { startLakeFront } from '../setup/lake-front.ts'
import { drill } from './drill.ts'

const isShort = process.argv.includes('--short')

await runCommand(async () => {
  const buildId = await ensureBuild()
  const dataDir = mkdtempSync(join(tmpdir(), 'ocotillo-cluster-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  chmodSync(dataDir, 0o755)
  const port = await findFreePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const services = ['lake', 'supabase', 'mail', 'clock', 'paypal', 'widgets']
  let lake: Awaited<ReturnType<typeof startLakeFront>> | undefined
  const settings = { port, dataDir, siteUrl, services }
  const cluster = await startCluster(settings, buildId, console.log, async ({ url }) => {
    lake = await startLakeFront(url)
    return { SANITY_API_HOST: `${lake.url}/lake` }
  })
  if (!lake) throw new Error('The nodes have no way to the lake.')
  const stopEarly = () => void cluster.stop().finally(() => process.exit(130))
  process.once('SIGINT', stopEarly)
  process.once('SIGTERM', stopEarly)
  const { url: stackUrl, secrets } = cluster.stack.running
  const demo = inUse({ siteUrl, ownUrl: siteUrl, stackUrl, secrets, dataDir })
  let problems: string[] = ['The drill did not end.']
  try {
    problems = await drill({ cluster, demo, lake, isShort, connect: () => connectToDatabase(demo) })
  } finally {
    await cluster.stop()
    if (process.env.KEEP_LOGS) cpSync(join(dataDir, 'cluster'), process.env.KEEP_LOGS, { recursive: true })
    await lake.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ nothing failed, nothing was lost')
  process.exit(problems.length > 0 ? 1 : 0)
})
