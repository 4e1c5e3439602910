import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isDraft } from './content/document.ts'
import { findPlace, readContent } from './content/place.ts'
import { type Mode, type Plan, planImport } from './content/plan.ts'
import { readPackage } from './content/read-package.ts'
import { writeContent } from './content/write-content.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { loadDotEnv } from './demo/settings.ts'

const usage = `npm run content:import -- <file.tar.gz|folder|file.ndjson>
  --missing            only adds what is not there
  --replace            also deletes what is not in the file; asks first (--yes: does not ask)
  --dry-run            only says what would be done
  --to hosted|local    else: hosted where SANITY_PROJECT_ID is set, or the running demo`

await runCommand(async () => {
  const { source, to, mode, isDry, isSure } = readOptions()
  loadDotEnv()
  const place = findPlace(to, 'write')
  const from = await readPackage(source)
  const plan = planImport(from, await readContent(place, { hasDrafts: true }), mode)
  console.log(`To ${place.name}: ${sentenceOf(plan)}`)
  if (from.leftOut > 0) console.log(`${from.leftOut} internal documents of Sanity's were left out.`)
  if (isDry) return console.log('Nothing was written (--dry-run).')
  if (plan.deletions.length > 0 && !isSure && !(await confirm(plan)))
    return console.log('Nothing was written.')
  await writeContent(place, plan)
  console.log('Done.')
})

function readOptions() {
  const flag = { type: 'boolean', default: false } as const
  const options = {
    to: { type: 'string' },
    missing: flag,
    replace: flag,
    'dry-run': flag,
    yes: flag,
  } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [source] = positionals
    if (!source || positionals.length > 1) throw new Error('Name one file or folder.')
    if (values.missing && values.replace) throw new Error('--missing and --replace exclude each other.')
    const mode: Mode = values.missing ? 'missing' : values.replace ? 'replace' : 'all'
    return { source: resolve(source), to: values.to, mode, isDry: values['dry-run'], isSure: values.yes }
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function sentenceOf({ writes, created, unchanged, deletions, uploads }: Plan): string {
  return [
    `${created} new documents`,
    `${writes.length - created} changed`,
    `${unchanged} left alone`,
    `${deletions.length} to delete`,
    `${uploads.length} images and files to upload.`,
  ].join(', ')
}

async function confirm({ deletions }: Plan): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Problem('Deleting needs your answer: run it in a terminal, or with --yes. Nothing was written.')
  const drafts = deletions.filter(isDraft).length
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const question = `${deletions.length} documents (${drafts} of them drafts) are not in the file and will be deleted. Type "delete": `
  const answer = await reader.question(question)
  reader.close()
  return answer.trim().toLowerCase() === 'delete'
}
