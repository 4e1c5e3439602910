import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ContentDocument, isDraft, withAssetFiles } from './content/document.ts'
import { type Asset, findPlace, type Place, readContent } from './content/place.ts'
import { addContent, linesOf, openPackage } from './content/write-package.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { loadDotEnv } from './demo/settings.ts'

const usage = `npm run content:export                          everything published, with its images, as content-<day>.tar.gz
npm run content:export -- <file.tar.gz|folder>  to this place; as 'sanity dataset export' writes it
npm run content:export -- <file.ndjson>         the texts only; images by their address
  --drafts              unpublished drafts, too
  --from hosted|local   else: hosted where SANITY_PROJECT_ID is set, or the running demo`

await runCommand(async () => {
  const { target, from, hasDrafts } = readOptions()
  loadDotEnv()
  const place = findPlace(from, 'read')
  if (existsSync(target)) throw new Problem(`${target} is there already: choose another name.`)
  const { documents, assets } = await readContent(place, { hasDrafts })
  const drafts = documents.filter(isDraft).length
  console.log(
    `${place.name}: ${documents.length} documents (${drafts} drafts), ${assets.length} images and files.`,
  )
  if (target.endsWith('.ndjson')) await writeTexts(target, documents, assets)
  else await writePackage(target, documents, assets, place)
  console.log(`They are in ${target}.`)
})

function readOptions() {
  const options = { drafts: { type: 'boolean', default: false }, from: { type: 'string' } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('Name one file or folder.')
    const usual = `content-${new Date().toISOString().slice(0, 10)}.tar.gz`
    return { target: resolve(positionals[0] ?? usual), from: values.from, hasDrafts: values.drafts }
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

async function writeTexts(target: string, documents: ContentDocument[], assets: Asset[]): Promise<void> {
  const urls = new Map(assets.map(({ _id, url }) => [_id, url]))
  await writeFile(target, linesOf(documents.map((one) => withAssetFiles(one, (id) => urls.get(id)))))
  if (assets.length > 0) console.log('The images are not in this file: it names where they are now.')
}

async function writePackage(
  target: string,
  documents: ContentDocument[],
  assets: Asset[],
  place: Place,
): Promise<void> {
  const started = new Date()
    .toISOString()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '-')
  const written = await openPackage(target, `${place.client.config().dataset}-export-${started}`)
  try {
    await addContent(written, { documents, assets }, place)
    await written.close()
  } catch (error) {
    await written.abandon()
    if (error instanceof Problem) throw error
    throw new Problem(`${target} could not be written: ${error instanceof Error ? error.message : error}`)
  }
}
