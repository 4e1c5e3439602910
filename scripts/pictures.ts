import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import sharp from 'sharp'
import { requireBrowser } from './browser.ts'
import { ensureBuild } from './demo/build.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { root } from './demo/settings.ts'
import { bin, runSteps } from './steps.ts'

// `npm run pictures`: every address, dialog, form and state of checkout at 390, 768 and 1440 px, into pictures/now or
// `--to <folder>`. `npm run pictures -- --compare <folder> <folder>` writes a page that shows two such folders side
// by side, what differs first; `--against <commit>` takes them of that commit and of what is here, on this machine, and
// compares them. `--only <words>`: those whose name has them.
const args = process.argv.slice(2)
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)

await runCommand(async () => {
  if (args.includes('--compare')) {
    const [before, after] = args.slice(args.indexOf('--compare') + 1)
    if (!before || !after) throw new Problem('Name two folders of pictures to compare.')
    return compare(resolve(root, before), resolve(root, after))
  }
  const only = option('--only')
  const against = option('--against')
  const before = against && (await takeOf(against, only))
  const to = resolve(root, option('--to') ?? 'pictures/now')
  await take(to, only)
  if (before) await compare(before, to)
})

async function take(to: string, only: string | undefined): Promise<void> {
  const CHROME_PATH = await requireBrowser()
  await ensureBuild()
  const playwright = bin(
    'playwright',
    'test',
    ...(only ? ['--grep', only] : []),
    '--config',
    'tests/pictures.config.ts',
  )
  await runSteps([['pictures', { ...playwright, env: { CHROME_PATH, PICTURES_DIR: to } }]], { isLoud: true })
  console.log(`In ${relative(root, to)}: ${picturesIn(to).length} pictures.`)
}

/** Where the pictures of this commit are: its own code takes them, in a checkout of its own. */
async function takeOf(commit: string, only: string | undefined): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const to = join(root, 'pictures', git('rev-parse', '--short', `${commit}^{commit}`))
  const checkout = mkdtempSync(join(tmpdir(), 'ocotillo-pictures-'))
  git('worktree', 'add', '--detach', '--force', checkout, commit)
  try {
    const args = ['run', 'pictures', '--', '--to', to, ...(only ? ['--only', only] : [])]
    await runSteps([[`pictures of ${commit}`, { file: 'npm', args, cwd: checkout }]], { isLoud: true })
  } finally {
    git('worktree', 'remove', '--force', checkout)
  }
  return to
}

function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Problem(`There is no folder ${folder}.`)
  return readdirSync(folder).filter((name) => name.endsWith('.png'))
}

type Compared = { name: string; verdict: 'same' | 'differs' | 'only before' | 'only after'; share: number }

async function compare(before: string, after: string): Promise<void> {
  const [old, now] = [new Set(picturesIn(before)), new Set(picturesIn(after))]
  const compared: Compared[] = []
  for (const name of [...new Set([...old, ...now])].toSorted()) {
    if (!now.has(name)) compared.push({ name, verdict: 'only before', share: 1 })
    else if (!old.has(name)) compared.push({ name, verdict: 'only after', share: 1 })
    else {
      const share = await differingShare(join(before, name), join(after, name))
      compared.push({ name, verdict: share > 0 ? 'differs' : 'same', share })
    }
  }
  const changed = compared
    .filter(({ verdict }) => verdict !== 'same')
    .sort((one, other) => other.share - one.share)
  const page = join(after, 'compared.html')
  writeFileSync(page, pageOf(changed, compared.length, relative(after, before) || '.'))
  for (const { name, verdict, share } of changed)
    console.log(`${verdict.padEnd(11)} ${(100 * share).toFixed(2).padStart(6)} %  ${name}`)
  console.log(`${changed.length} of ${compared.length} pictures differ: ${relative(root, page)}`)
}

/** Which share of the pixels differs by more than what two runs of the same page do; 1 where the sizes differ. */
async function differingShare(one: string, other: string): Promise<number> {
  const [before, after] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (before.info.width !== after.info.width || before.info.height !== after.info.height) return 1
  let differing = 0
  for (let at = 0; at < before.data.length; at += 3) {
    const distance = [0, 1, 2].map((part) =>
      Math.abs((before.data[at + part] ?? 0) - (after.data[at + part] ?? 0)),
    )
    if (Math.max(...distance) > 8) differing += 1
  }
  return (3 * differing) / before.data.length
}

function pixelsOf(path: string) {
  return sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function pageOf(changed: Compared[], count: number, before: string): string {
  const figure = ({ name, verdict, share }: Compared) => `<section>
<h2>${name} <small>${verdict}, ${(100 * share).toFixed(2)} %</small></h2>
<div><img loading="lazy" alt="before" src="${before}/${name}"><img loading="lazy" alt="after" src="${name}">
<span><img loading="lazy" alt="" src="${before}/${name}"><img loading="lazy" alt="difference" src="${name}"></span></div></section>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures compared</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start}img{max-width:32vw;border:1px solid #999}
span{position:relative;filter:invert(1)}span img+img{position:absolute;inset:0;mix-blend-mode:difference}small{color:#555}</style>
<h1>${changed.length} of ${count} pictures differ</h1>
<p>Before, after, and the difference: what is white there is the same.</p>
${changed.map(figure).join('\n')}
</html>\n`
}
