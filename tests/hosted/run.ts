import { Problem, runCommand } from '../../scripts/demo/problem.ts'
import { loadDotEnv } from '../../scripts/demo/settings.ts'
import { runSteps, vitest } from '../../scripts/steps.ts'
import { chooseHosted, type ServiceUnderTest, services } from './services.ts'

// `npm run test:hosted`: the contract tests of the stand-ins, asked of hosted Sanity, Supabase and PayPal's sandbox
// with the HOSTED_… variables (docs/hosted.md). What only a stand-in can do is listed as skipped.

await runCommand(async () => {
  loadDotEnv()
  const failed: string[] = []
  for (const service of Object.keys(services) as ServiceUnderTest[]) {
    const { name, files } = services[service]
    const choice = chooseHosted(service, process.env)
    if (choice.outcome !== 'asked') {
      console.log(`${name}: ${choice.outcome}: ${choice.reason}`)
      if (choice.outcome === 'refused') failed.push(name)
      continue
    }
    const tests = vitest(['contract*'], '--reporter', 'verbose', '--no-file-parallelism', ...files)
    try {
      await runSteps([[`${name} itself`, { ...tests, env: { SERVICE_UNDER_TEST: service } }]], {
        isLoud: true,
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      failed.push(name)
    }
  }
  if (failed.length > 0) throw new Problem(`✗ ${failed.join(', ')}`)
})
