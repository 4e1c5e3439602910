import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lineOf, reportOf, type Seen } from './advisories/report.ts'
import { runCommand } from './demo/problem.ts'
import { loadDotEnv, root } from './demo/settings.ts'

// `npm run advisories`: known holes in the packages of production, and how long each may still stay (SECURITY.md).
// Ends with 1 when one is late, and with 2 when nobody could tell.
await runCommand(async () => {
  loadDotEnv()
  const folder = resolve(root, process.env.OCOTILLO_DATA_DIR || '.data')
  const file = join(folder, 'advisories.json')
  const seenBefore: Seen = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const report = ask(seenBefore)
  if (!report) {
    console.error('npm could not be asked for advisories: try again later. Until then nobody knows.')
    process.exitCode = 2
    return
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(report.seen))
  const late = report.findings.filter(({ leftMs }) => leftMs < 0)
  console.log(
    report.findings.map(lineOf).join('\n') || 'No advisory is known for the packages of production.',
  )
  if (late.length > 0) process.exitCode = 1
})

function ask(seenBefore: Seen) {
  // It ends with 1 when it found something.
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  try {
    return reportOf(JSON.parse(stdout), seenBefore, new Date())
  } catch {
    return undefined
  }
}
