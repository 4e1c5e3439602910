import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { Problem } from './demo/problem.ts'

/** Without a window: tests take two thirds of the work a whole Chromium takes. */
const lightest = 'chromium-headless-shell'
const names = [lightest, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium or Chrome: CHROME_PATH, an installed one, Playwright's own, or one installed now. Throws
 * `Problem`.
 */
export async function requireBrowser(): Promise<string> {
  const wanted = process.env.CHROME_PATH
  if (wanted && !isProgram(wanted))
    throw new Problem(`CHROME_PATH names ${wanted}, which is not a program: correct or unset it.`)
  const found = wanted || findBrowser()
  if (found) return found
  console.log('There is no Chromium or Chrome for the browser tests; installing one …')
  install('npx', ['playwright', 'install', 'chromium'])
  if (!findBrowser() && process.getuid?.() === 0) {
    install('apt-get', ['update', '-qq'])
    for (const name of [lightest, 'chromium'])
      if (!findBrowser()) install('apt-get', ['install', '-y', '-qq', name])
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Problem(
    'The browser tests need Chromium or Chrome and it could not be installed here: install one, or set CHROME_PATH to it.',
  )
}

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
    chromium.executablePath(),
  ]
  return candidates.find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}

function install(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
