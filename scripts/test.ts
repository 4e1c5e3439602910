import { requireBrowser } from './browser.ts'
import { ensureBuild } from './demo/build.ts'
import { runCommand } from './demo/problem.ts'
import { bin, type Command, nodeScript, runSteps } from './steps.ts'

// `npm test`: everything. `--only check|unit|contract|browser` runs one part; what follows `--` goes to its runner.
const separator = process.argv.indexOf('--')
const extra = separator < 0 ? [] : process.argv.slice(separator + 1)
const only = process.argv[process.argv.indexOf('--only') + 1]
const isWanted = (part: string) => !process.argv.includes('--only') || only === part
const vitest = (project: string): Command =>
  bin('vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', project, ...extra)

await runCommand(async () => {
  const steps: [string, Command][] = []
  if (isWanted('check')) steps.push(['check', nodeScript('scripts/check.ts')])
  if (isWanted('unit')) steps.push(['unit tests', vitest('unit')])
  if (isWanted('contract')) steps.push(['contract tests', vitest('contract')])
  await runSteps(steps, { isLoud: true })
  if (!isWanted('browser')) return
  const browser = await requireBrowser()
  await ensureBuild()
  const playwright = bin('playwright', 'test', '--config', 'tests/playwright.config.ts', ...extra)
  await runSteps([['browser tests', { ...playwright, env: { CHROME_PATH: browser } }]], { isLoud: true })
})
