import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { requireBrowser } from './browser.ts'
import { ensureBuild } from './demo/build.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { root } from './demo/settings.ts'
import { compare, picturesIn } from './pictures/compare.ts'
import { save } from './pictures/save.ts'
import { bin, runSteps } from './steps.ts'

// `npm run pictures`: every address, dialog, form and state of checkout at 390, 768 and 1440 px, into pictures/now or
// `--to <folder>`. `--against <commit>` takes them of that commit and of what is here, one after the other on this
// machine and on the same day, and fails when one differs that docs/pictures/wanted.txt doesn't name. `--compare <folder>
// <folder>` compares two folders alone. `--save` keeps small ones in docs/pictures; with `--from <folder>` of pictures
// that were taken before. `--only <words>`: those of the tests whose title has them.
const args = process.argv.slice(2)
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const kept = join(root, 'docs', 'pictures')
const wanted = join(kept, 'wanted.txt')

await runCommand(async () => {
  if (args.includes('--compare')) {
    const [before, after] = args.slice(args.indexOf('--compare') + 1)
    if (!before || !after) throw new Problem('Name two folders of pictures to compare.')
    return compare(resolve(root, before), resolve(root, after), wanted)
  }
  const only = option('--only')
  const from = option('--from')
  const against = option('--against')
  const at = process.env.PICTURES_AT ?? clinicMorning()
  const before = against && (await takeOf(against, only, at))
  const to = resolve(root, from ?? option('--to') ?? 'pictures/now')
  if (!from) await take(to, only, at)
  if (args.includes('--save')) await save(to, kept, !only)
  if (before) await compare(before, to, wanted)
})

/** Ten in the morning of this day in Phoenix, which is seven hours behind all year. */
function clinicMorning(): string {
  const day = new Date(Date.now() - 7 * 3600_000).toISOString().slice(0, 10)
  return `${day}T17:00:00.000Z`
}

async function take(to: string, only: string | undefined, at: string): Promise<void> {
  const CHROME_PATH = await requireBrowser()
  await ensureBuild()
  const playwright = bin(
    'playwright',
    'test',
    ...(only ? ['--grep', only] : []),
    '--config',
    'tests/pictures.config.ts',
  )
  clear(to)
  const env = { CHROME_PATH, PICTURES_DIR: to, PICTURES_AT: at }
  await runSteps([['pictures', { ...playwright, env }]], { isLoud: true })
  console.log(`In ${relative(root, to)}: ${picturesIn(to).length} pictures.`)
}

/** What an earlier run took of a page that is gone would be compared. */
function clear(folder: string): void {
  if (existsSync(folder)) for (const name of picturesIn(folder)) rmSync(join(folder, name))
}

/** Where the pictures of this commit are: its own code takes them, in a checkout of its own, at the same moment. */
async function takeOf(commit: string, only: string | undefined, at: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const to = join(root, 'pictures', git('rev-parse', '--short', `${commit}^{commit}`))
  const checkout = mkdtempSync(join(tmpdir(), 'ocotillo-pictures-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  chmodSync(checkout, 0o755)
  clear(to)
  git('worktree', 'add', '--detach', '--force', checkout, commit)
  try {
    sharePackages(checkout)
    const args = ['run', 'pictures', '--', '--to', to, ...(only ? ['--only', only] : [])]
    const npm = { file: 'npm', args, cwd: checkout, env: { PICTURES_AT: at } }
    await runSteps([[`pictures of ${commit}`, npm]], { isLoud: true })
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
  return to
}

/** The same packages needn't be installed twice where they can be linked; else the commit installs its own. */
function sharePackages(checkout: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const packages = join(checkout, 'node_modules')
  const canLink = process.platform === 'linux' && statSync(root).dev === statSync(checkout).dev
  if (!canLink || lock(root) !== lock(checkout)) return
  execFileSync('cp', ['--archive', '--link', join(root, 'node_modules'), packages])
  // What is kept there is written to.
  rmSync(join(packages, '.cache'), { recursive: true, force: true })
}
