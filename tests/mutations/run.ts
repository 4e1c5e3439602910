import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem, runCommand } from '../../scripts/demo/problem.ts'
import { root } from '../../scripts/demo/settings.ts'
import { openTestGraph, type Room, runFiles, type TestFile } from '../../scripts/tests/graph.ts'
import { type Mutant, mutants } from './mutants.ts'

// `npm run test:mutations`: breaks the product in one place at a time and looks which test notices. The nearest tests
// run first and the first failure ends it: unit and contract tests that import the file, then those over HTTP and in
// a browser that are named as near. What was found is kept for these very sources, so that a run that was stopped
// goes on; `--again` begins anew, `--only <words>` picks.
const kept = join(root, 'bench-results', 'mutations.json')
const order: Room[] = ['unit', 'contract', 'http', 'browser']

type Found = { killedBy: Room | null; of: string; seconds: number }

await runCommand(async () => {
  const misplaced = mutants.filter(
    ({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2,
  )
  if (misplaced.length > 0)
    throw new Problem(
      `Not exactly once in its file, so correct tests/mutations/mutants.ts (or take back a mutation that a kill left):\n${misplaced
        .map(({ name, file }) => `${name} (${file})`)
        .join('\n')}`,
    )
  const noticing = await openTestGraph()
  const words = process.argv[process.argv.indexOf('--only') + 1] ?? ''
  const chosen = process.argv.includes('--only')
    ? mutants.filter(({ name }) => name.includes(words))
    : mutants
  const found = process.argv.includes('--again') ? {} : readKept()
  for (const mutant of chosen) {
    const of = fingerprintOf(mutant)
    if (found[mutant.name]?.of === of) continue
    const began = Date.now()
    const killedBy = await breakAndLook(mutant, noticing([mutant.file]))
    found[mutant.name] = { killedBy, of, seconds: Math.round((Date.now() - began) / 1000) }
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, `${JSON.stringify(found, null, 2)}\n`)
    console.log(`${killedBy ? `noticed by ${killedBy}`.padEnd(19) : 'NOT NOTICED        '} ${mutant.name}`)
  }
  const survivors = chosen.filter(({ name }) => !found[name]?.killedBy)
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} were noticed.`)
  if (survivors.length > 0)
    throw new Problem(
      `No test noticed:\n${survivors.map(({ name, file }) => `  ${name} (${file})`).join('\n')}`,
    )
})

async function breakAndLook(mutant: Mutant, noticing: TestFile[]): Promise<Room | null> {
  const path = join(root, mutant.file)
  const whole = readFileSync(path, 'utf8')
  const restore = () => writeFileSync(path, whole)
  const leave = () => {
    restore()
    process.exit(130)
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
  writeFileSync(
    path,
    whole.replace(mutant.find, () => mutant.replace),
  )
  try {
    for (const room of order) {
      const files = filesNear(mutant, room, noticing)
      if (files.length > 0 && !(await runFiles(room, files, { isLoud: false, isWhole: true }))) return room
    }
    return null
  } finally {
    restore()
    process.off('SIGINT', leave).off('SIGTERM', leave)
  }
}

function filesNear({ near }: Mutant, room: Room, noticing: TestFile[]): string[] {
  const inRoom = noticing.filter((test) => test.room === room).map(({ path }) => path)
  if (room === 'unit') return inRoom
  return inRoom.filter((path) => near.some((start) => basename(path).startsWith(start)))
}

/** Changes with the mutation, the broken file and the names of the tests there are. */
function fingerprintOf(mutant: Mutant): string {
  const source = readFileSync(join(root, mutant.file))
  return createHash('sha256').update(JSON.stringify(mutant)).update(source).digest('hex').slice(0, 12)
}

function readKept(): Record<string, Found> {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
}
