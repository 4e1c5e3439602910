// First and second start of the demo and what it keeps in memory: `npm run bench:start` (Linux only, it reads /proc).
// A clone in a temporary folder, with this checkout's packages linked in, so that only the packages' download is left
// out.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findFreePort } from '../../local/free-port.ts'
import { requireBrowser } from '../../scripts/browser.ts'
import { root } from '../../scripts/demo/settings.ts'
import { commandOf, descendants, partsBelow, sum } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'ocotillo-start-'))
const checkout = join(folder, 'ocotillo')
const port = await findFreePort()
try {
  execFileSync('chmod', ['755', folder])
  execFileSync('git', ['clone', '--quiet', root, checkout])
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(checkout, 'node_modules')])
  const first = await start()
  console.log(`first start ${first.seconds} s, at most ${first.peak} MB together`)
  await first.stop()
  const second = await start()
  console.log(`second start ${second.seconds} s, at most ${second.peak} MB together`)
  await browse()
  for (const { name, megabytes } of second.parts()) console.log(`after browsing: ${name} ${megabytes} MB`)
  await second.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function start() {
  const began = performance.now()
  const child = spawn('npm', ['run', 'demo'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  let peak = 0
  const sampling = setInterval(() => {
    peak = Math.max(peak, sum(descendants(child.pid ?? 0)))
  }, 250)
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The demo ended at its start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  clearInterval(sampling)
  return { seconds, peak, parts: () => partsBelow(child.pid ?? 0), stop: () => stop(child) }
}

function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function browse() {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  for (let round = 0; round < 20; round++) {
    for (const path of ['/', '/vitamin-injections', '/nowhere'])
      await page.goto(`http://localhost:${port}${path}`)
  }
  await page.goto(`http://localhost:${port}/studio`)
  await page.getByRole('link', { name: /Olivia Ortega/ }).click()
  await page.getByRole('link', { name: 'Injections' }).waitFor()
  await page.goto(`http://localhost:${port}/studio/structure/injection;injection-b12`)
  await page.getByLabel('Price today').waitFor()
  await browser.close()
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  for (const pid of descendants(child.pid ?? 0))
    if (commandOf(pid).includes('scripts/demo.ts')) process.kill(pid, 'SIGINT')
  await ended
}
