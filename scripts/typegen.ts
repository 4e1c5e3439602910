import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { extractSchema } from '@sanity/schema/_internal'
import { build } from 'rolldown'
import { createSchema } from 'sanity'
import { schemaTypes } from '../schemas/index.ts'
import { generateScenes, hasSameFiles } from './art/scenes.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { root } from './demo/settings.ts'
import { schemaLists, writeSchemaLists } from './schema-lists.ts'

const studio = join(root, 'studio')
const schemaFile = join(root, 'lib/content/server/schema.json')
const typesFile = join(root, 'lib/content/server/sanity.types.ts')
const bootFile = join(root, 'lib/platform/front/server/boot-text.ts')
const scriptFolder = join(root, 'public/scripts')
const sceneFolder = join(root, 'public/art')
const sceneList = join(root, 'components/art/scene-files.ts')
const shapeList = join(root, 'components/ui/shapes-file.ts')

await runCommand(async () => {
  if (process.argv.includes('--check')) return check()
  writeSchemaLists()
  writeFileSync(schemaFile, schemaText())
  await generateTypes(typesFile)
  await generateBoot(bootFile, scriptFolder)
  await generateScenes(sceneFolder, sceneList, shapeList)
  console.log(
    'The lists in schemas, lib/content/server/schema.json, lib/content/server/sanity.types.ts, lib/platform/front/server/boot-text.ts and public/art are up to date.',
  )
})

/** Generates all files into a temporary folder. Throws `Problem` when a committed one differs. */
async function check(): Promise<void> {
  for (const [path, text] of Object.entries(schemaLists())) requireText(path, text, 'the files beside')
  requireText(schemaFile, schemaText(), 'the schemas')
  const folder = mkdtempSync(join(tmpdir(), 'ocotillo-typegen-'))
  try {
    const fresh = {
      types: join(folder, 'sanity.types.ts'),
      boot: join(folder, 'boot.ts'),
      scripts: join(folder, 'scripts'),
      scenes: join(folder, 'art'),
      sceneList: join(folder, 'scene-files.ts'),
      shapeList: join(folder, 'shapes-file.ts'),
    }
    // The types name the schema file they come from, so they are made from the committed one.
    await Promise.all([
      generateTypes(fresh.types),
      generateBoot(fresh.boot, fresh.scripts),
      generateScenes(fresh.scenes, fresh.sceneList, fresh.shapeList),
    ])
    requireSame(typesFile, fresh.types, 'the schemas or queries')
    requireSame(bootFile, fresh.boot, 'lib/platform/front/browser')
    requireSame(sceneList, fresh.sceneList, 'the scenes')
    requireSame(shapeList, fresh.shapeList, 'the shapes')
    if (!hasSameFiles(sceneFolder, fresh.scenes) || !hasSameFiles(scriptFolder, fresh.scripts))
      throw new Problem("public is older than its sources: run 'npm run typegen' and commit the result.")
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function requireSame(committed: string, fresh: string, source: string): void {
  requireText(committed, readFileSync(fresh, 'utf8'), source)
}

function requireText(committed: string, fresh: string, source: string): void {
  if (readFileSync(committed, 'utf8') === fresh) return
  const name = relative(root, committed)
  throw new Problem(`${name} is older than ${source}: run 'npm run typegen' and commit the result.`)
}

/** What `sanity schemas extract` writes, without the whole Studio around it. Throws `Problem` for a faulty schema. */
function schemaText(): string {
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const faults = (schema._validation ?? [])
    .flatMap(({ problems }) => problems)
    .filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new Problem(faults.map(({ message }) => message).join('\n'))
  return `${JSON.stringify(extractSchema(schema), null, 2)}\n`
}

function generateTypes(path: string): Promise<void> {
  return sanity(['typegen', 'generate'], { TYPEGEN_TYPES: path })
}

/** The script that stands in every page, as one line of text, and the file it loads where something moves. */
async function generateBoot(path: string, folder: string): Promise<void> {
  const moving = await bundle('moving')
  const file = `moving-${createHash('sha256').update(moving).digest('hex').slice(0, 8)}.js`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), moving)
  const text = JSON.stringify(await bundle('boot', { movingAddress: JSON.stringify(`/scripts/${file}`) }))
  writeFileSync(
    path,
    `// Made from lib/platform/front/browser/boot.ts by \`npm run typegen\`.\nexport const bootText =\n  ${text}\n`,
  )
}

async function bundle(name: string, define: Record<string, string> = {}): Promise<string> {
  const { output } = await build({
    input: join(root, `lib/platform/front/browser/${name}.ts`),
    resolve: { alias: { '@': root } },
    // What the boot loads is a file of its own, by its address.
    external: /^\/scripts\//,
    transform: { define },
    output: { format: 'iife', minify: true },
    write: false,
  })
  return output[0].code.trim().replaceAll('/* @__PURE__ */ ', '')
}

/**
 * Sanity's command line inside studio/, without telemetry or a look for updates. Throws `Problem` with what it
 * printed.
 */
async function sanity(args: string[], env: Record<string, string> = {}): Promise<void> {
  const command = join(root, 'node_modules/sanity/bin/sanity')
  try {
    await promisify(execFile)(process.execPath, [command, ...args], {
      cwd: studio,
      env: { ...process.env, CI: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', ...env },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Problem(`sanity ${args.join(' ')} failed:\n${stdout}${stderr || error}`)
  }
}
