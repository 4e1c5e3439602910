import { runCommand } from './demo/problem.ts'
import { checks, runSideBySide, types } from './steps.ts'

await runCommand(async () => {
  await runSideBySide(types, checks)
})
