import { completeStandalone, ensureBuild } from './demo/build.ts'
import { runCommand } from './demo/problem.ts'
import { loadDotEnv } from './demo/settings.ts'

// `npm run build`; with `-- --standalone` also the folder a container's image is made of (deploy/Dockerfile).
await runCommand(async () => {
  loadDotEnv()
  const isStandalone = process.argv.includes('--standalone')
  if (isStandalone) process.env.NEXT_OUTPUT = 'standalone'
  console.log(`Built: ${await ensureBuild({ isForced: true })}`)
  if (isStandalone) console.log(`To be run: ${completeStandalone()}`)
})
