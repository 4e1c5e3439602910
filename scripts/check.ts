import { runCommand } from './demo/problem.ts'
import { bin, nodeScript, runSideBySide, runSteps } from './steps.ts'

await runCommand(async () => {
  await runSteps([['types of routes', nodeScript('node_modules/next/dist/bin/next', 'typegen')]])
  await runSideBySide(
    // TypeScript 7 takes a third of the time; who reads programs through TypeScript's API needs the one before.
    [['types', nodeScript('node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.')]],
    [
      ['statements named by tests', nodeScript('scripts/ledger.ts')],
      ['format and lint', bin('biome', 'check', '--error-on-warnings', '.')],
      ['the house', nodeScript('scripts/house.ts', '--check')],
      ['dead code', bin('knip', '--config', 'scripts/knip.json')],
      ['generated content types', nodeScript('scripts/typegen.ts', '--check')],
      ['generated database types and rights', nodeScript('scripts/typegen-db.ts', '--check')],
    ],
  )
})
