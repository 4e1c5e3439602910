import { ensureBuild } from './demo/build.ts'
import { runCommand } from './demo/problem.ts'
import { loadDotEnv } from './demo/settings.ts'

await runCommand(async () => {
  loadDotEnv()
  console.log(`Built: ${await ensureBuild({ isForced: true })}`)
})
