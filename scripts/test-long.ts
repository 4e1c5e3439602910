import { requireBrowser } from './browser.ts'
import { ensureBuild } from './demo/build.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { bin, nodeScript, runSteps, type Step, vitest } from './steps.ts'

// `npm run test:long`: what takes too long for every change: what is tagged long, fuzz, outages, survival, kills in the
// middle of checkouts, two nodes while everything around them fails (which needs nginx and Redis), every page at every
// width, the HTML checker over every address (which needs Java), and the browser tests once more on a slow machine.
// `-- <names>`: of the tests of its own and those beside the gate's, the files with such names alone.
const names = process.argv.slice(2)
const playwright = (config: string, ...args: string[]) =>
  bin('playwright', 'test', '--config', config, ...args)

await runCommand(async () => {
  const CHROME_PATH = await requireBrowser()
  await ensureBuild()
  const long = playwright('tests/playwright.long.config.ts', '--pass-with-no-tests', ...names)
  const named: Step[] = [
    ['long browser tests', { ...long, env: { CHROME_PATH } }],
    ['long tests without a browser', vitest(['long'], '--passWithNoTests', ...names)],
    [
      'long tests beside those of the gate',
      vitest(['contract*', 'http', 'http alone'], '--tags-filter=long', '--passWithNoTests', ...names),
    ],
  ]
  const slow = playwright('tests/playwright.config.ts', '--project', 'demo')
  const whole: Step[] = [
    ['payments under kills', nodeScript('tests/chaos/run.ts')],
    ['two nodes, everything failing', nodeScript('tests/cluster/run.ts', '--short')],
    ['browser tests, pages four times slower', { ...slow, env: { CHROME_PATH, BROWSER_SLOWDOWN: '4' } }],
  ]
  await runAll(names.length > 0 ? named : [...named, ...whole])
})

/** Hours: what one step finds must not hide what the next ones would. */
async function runAll(steps: Step[]): Promise<void> {
  const failed: string[] = []
  for (const step of steps)
    try {
      await runSteps([step], { isLoud: true })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      console.error(error.message)
      failed.push(step[0])
    }
  if (failed.length > 0) throw new Problem(`✗ ${failed.join('\n✗ ')}`)
}
