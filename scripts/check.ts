import { runCommand } from './demo/problem.ts'
import { bin, nodeScript, runSteps } from './steps.ts'

await runCommand(async () => {
  await runSteps([['types of routes', nodeScript('node_modules/next/dist/bin/next', 'typegen')]])
  const types = runSteps([['types', bin('tsc', '--noEmit', '-p', '.')]])
  const others = runSteps([
    ['format and lint', bin('biome', 'check', '--error-on-warnings', '.')],
    ['borders', bin('depcruise', '--config', 'scripts/dependency-cruiser.mjs', '--output-type', 'err', '.')],
    ['dead code', bin('knip', '--config', 'scripts/knip.json')],
    ['generated content types', nodeScript('scripts/typegen.ts', '--check')],
    ['generated database types and rights', nodeScript('scripts/typegen-db.ts', '--check')],
  ])
  const failed = (await Promise.allSettled([types, others])).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
})
