import { createHash } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireFreePort } from '../demo/port.ts'
import { Problem as Refusal } from '../demo/problem.ts'
import { root } from '../demo/settings.ts'
import { type Problem, problem } from './problems.ts'
import { ask, type Setting, type Stages, Unreachable } from './setting.ts'

const minGigabytes = 2

export const machineChecks: Stages = [
  [
    { name: 'Node', run: checkNode },
    { name: 'packages', run: checkPackages },
    { name: 'port', run: checkPort },
    { name: 'data folder', run: checkDataFolder },
    { name: 'disk', run: checkDisk },
  ],
]

async function checkNode({ world }: Setting): Promise<Problem[]> {
  const [major = 0, minor = 0] = world.nodeVersion.split('.').map(Number)
  // From 22.18 on Node runs TypeScript by itself.
  if (major > 22 || (major === 22 && minor >= 18)) return []
  return [problem('machine.node', `Node ${world.nodeVersion} is too old`)]
}

async function checkPackages(): Promise<Problem[]> {
  const read = (name: string) => readFile(join(root, name)).catch(() => Buffer.from(''))
  const [lock, stamp] = await Promise.all([
    read('package-lock.json'),
    read('node_modules/.ocotillo-installed'),
  ])
  const isInstalled = createHash('sha256').update(lock).digest('hex') === stamp.toString()
  return isInstalled
    ? []
    : [problem('machine.packages', 'The installed packages are not those of package-lock.json')]
}

async function checkPort(setting: Setting): Promise<Problem[]> {
  const { port, ownUrl } = setting.env
  try {
    await requireFreePort(port)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isOurs = await ask(setting, `${ownUrl}/api/health/live`).then(
      ({ body }) => (body as { status?: string } | undefined)?.status === 'live',
      (failure) => {
        if (failure instanceof Unreachable) return false
        throw failure
      },
    )
    return isOurs
      ? []
      : [problem('machine.port', `Port ${port} can’t be had, another program has it or it needs rights`)]
  }
}

async function checkDataFolder({ dataDir }: Setting): Promise<Problem[]> {
  const folder = nearest(dataDir)
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  return isWritable && (await stat(folder)).isDirectory()
    ? []
    : [problem('machine.data-folder', `The data folder ${dataDir} can’t be written`)]
}

async function checkDisk({ dataDir, world }: Setting): Promise<Problem[]> {
  const gigabytes = (await world.freeBytes(nearest(dataDir))) / 1e9
  if (gigabytes >= minGigabytes) return []
  return [problem('machine.disk', `The disk of ${dataDir} has ${gigabytes.toFixed(1)} GB left`)]
}

/** The folder itself, or the one in which it would be made. */
const nearest = (folder: string): string =>
  existsSync(folder) || folder === dirname(folder) ? folder : nearest(dirname(folder))
