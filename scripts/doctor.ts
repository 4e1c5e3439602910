import { parseArgs } from 'node:util'
import { Problem, runCommand } from './demo/problem.ts'
import { loadDotEnv } from './demo/settings.ts'
import { examine, jsonOf, textOf } from './doctor/examine.ts'
import { readSetting } from './doctor/setting.ts'

// `npm run doctor`: tries every configured service with calls that change nothing, and says in one sentence each what
// is wrong and what to press (docs/runbook.md has the rest). Ends with 1 if something is.
await runCommand(async () => {
  const { isJson } = readOptions()
  loadDotEnv()
  const setting = readSetting(process.env)
  const results = await examine(setting)
  console.log((isJson ? jsonOf : textOf)(results, setting))
  process.exitCode = results.some(({ outcome }) => outcome === 'problem') ? 1 : 0
})

function readOptions() {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
    return { isJson: values.json }
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\nnpm run doctor [-- --json]`)
  }
}
