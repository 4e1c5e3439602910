import { requireBrowser } from './browser.ts'
import { Problem, runCommand } from './demo/problem.ts'
import {
  bin,
  checks,
  nodeScript,
  runSideBySide,
  runSteps,
  type Step,
  type Taken,
  types,
  vitest,
  withoutLong,
} from './steps.ts'

// `npm test`: everything. `--only check|unit|contract|http|browser` runs one part; what follows `--` goes to its
// runner.
const separator = process.argv.indexOf('--')
const extra = separator < 0 ? [] : process.argv.slice(separator + 1)
const steps: Record<string, Step[]> = {
  check: [['check', nodeScript('scripts/check.ts')]],
  unit: [['unit tests', vitest(['unit*'], ...extra)]],
  contract: [['contract tests', vitest(['contract*'], withoutLong, ...extra)]],
  http: [['tests over HTTP and of pages', vitest(['http', 'http alone'], withoutLong, ...extra)]],
}
const build: Step = ['build', nodeScript('scripts/build.ts')]

await runCommand(async () => {
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
  if (only !== undefined) return runPart(only)
  const { unit = [], contract = [], http = [] } = steps
  const browser = await requireBrowser()
  // Contract and HTTP tests each keep two cores busy: side by side they take longer, and calls time out.
  const taken = [
    ...(await runSideBySide(checks, unit, [...types, build])),
    ...(await runSteps([...contract, ...http])),
    ...(await runBrowserTests(browser)),
  ]
  tell(taken)
})

async function runPart(part: string): Promise<void> {
  if (part === 'browser') {
    await runSteps([build])
    await runBrowserTests(await requireBrowser())
    return
  }
  const chosen = steps[part]
  if (!chosen)
    throw new Problem(`There is no part '${part}': ${[...Object.keys(steps), 'browser'].join(', ')}.`)
  await runSteps(chosen, { isLoud: true })
}

function runBrowserTests(browser: string): Promise<Taken[]> {
  const playwright = bin('playwright', 'test', '--config', 'tests/playwright.config.ts', ...extra)
  return runSteps([['browser tests', { ...playwright, env: { CHROME_PATH: browser } }]], { isLoud: true })
}

function tell(taken: Taken[]): void {
  const minutes = (ms: number) =>
    `${Math.floor(ms / 60_000)}:${String(Math.round(ms / 1000) % 60).padStart(2, '0')}`
  console.log('\nParts (some side by side):')
  for (const { name, ms, busy } of taken)
    console.log(`${minutes(ms).padStart(6)}  ${name}, processor ${(busy * 1e2).toFixed(0)} % busy`)
  console.log(`${minutes(performance.now()).padStart(6)}  in all`)
}
