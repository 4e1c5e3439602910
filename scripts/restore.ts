import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Checked, checkBackup } from './backup/check.ts'
import { type Manifest, readKey, sizeOf } from './backup/format.ts'
import { checkTarget, loadDatabase } from './backup/load.ts'
import { type BackupPlace, fingerprintsHere, openTarget } from './backup/place.ts'
import { findPlace, readContent } from './content/place.ts'
import { planImport } from './content/plan.ts'
import { packageOf } from './content/read-package.ts'
import { writeContent } from './content/write-content.ts'
import { Problem, runCommand } from './demo/problem.ts'
import { loadDotEnv } from './demo/settings.ts'

const usage = `npm run restore -- <file>           into an empty place: a data folder without a database, or a new hosted project
  --check                     only reads the whole file and says what is in it
  --only database|content     the one without the other
  --without-gift-card-key     although GIFT_CARD_KEY is not the one of the backup: no sold code is known anymore`

const lost =
  'Without the original one, gift cards already sold can’t be redeemed, shown or sent again; their balances stay in the books'

type Options = ReturnType<typeof readOptions>

await runCommand(async () => {
  const options = readOptions()
  loadDotEnv()
  const key = await readKey()
  const started = Date.now()
  const checked = await checkBackup(options.file, key, { keepsContent: true })
  const { manifest } = checked
  console.log(
    `${options.file} is complete: a backup of ${manifest.from}, made ${manifest.at}, ${sizeOf(manifest)}.`,
  )
  if (options.isCheck) return
  if (options.hasDatabase) checkSecrets(manifest, options)
  const place = await openTarget()
  try {
    await restore(place, checked, { ...options, key })
  } catch (error) {
    await place.close()
    await place.undo()
    throw error
  }
  await place.close()
  const done = [options.hasDatabase && `${sizeOf(manifest)}, books equal`, contentWords(checked, options)]
  console.log(`Restored: ${done.filter(Boolean).join('; ')}. It took ${seconds(started)} s.`)
})

function readOptions() {
  const flag = { type: 'boolean', default: false } as const
  const options = { check: flag, only: { type: 'string' }, 'without-gift-card-key': flag } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file] = positionals
    if (!file || positionals.length > 1) throw new Error('Name one backup.')
    const { only } = values
    if (only !== undefined && only !== 'database' && only !== 'content')
      throw new Error(`--only ${only}: it is database or content.`)
    return {
      file: resolve(file),
      isCheck: values.check,
      hasDatabase: only !== 'content',
      hasContent: only !== 'database',
      isWithoutGiftCardKey: values['without-gift-card-key'],
    }
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Before anything is touched: what can't be read afterwards would be noticed by the first patient with a gift card. */
function checkSecrets({ fingerprints }: Manifest, { isWithoutGiftCardKey }: Options): void {
  const here = fingerprintsHere()
  const problem = here
    ? 'GIFT_CARD_KEY isn’t the key of the site that was backed up'
    : 'GIFT_CARD_KEY is not set'
  if (here?.giftCards !== fingerprints.giftCards && !isWithoutGiftCardKey)
    throw new Problem(
      `${problem}. ${lost}. Nothing was written: set the right one (for a demo: its secrets.json in the new folder), or add --without-gift-card-key.`,
    )
  if (here?.giftCards !== fingerprints.giftCards)
    console.warn(`Without the gift card key: ${lost.toLowerCase()}.`)
  if (here?.links !== fingerprints.links)
    console.warn(
      'The Supabase secret key has changed: links in emails sent so far (orders, estimates, reservations) no longer open.',
    )
}

async function restore(
  place: BackupPlace,
  { manifest, content }: Checked,
  { file, key, hasDatabase, hasContent }: Options & { key: string },
): Promise<void> {
  if (hasDatabase) await checkTarget(place, manifest)
  // What stands in the way of the content is said before the database is filled.
  const writing = hasContent && manifest.content ? await planContent(content, file, place) : undefined
  if (hasDatabase) await loadDatabase(place, { file, key, manifest })
  try {
    await writing?.()
  } catch (error) {
    if (!(error instanceof Problem) || place.isMadeHere) throw error
    throw new Problem(`${error.message} The database is restored; go on with --only content.`)
  }
}

async function planContent(files: Checked['content'], file: string, { isMadeHere }: BackupPlace) {
  const target = findPlace(undefined, 'write')
  const present = await readContent(target, { hasDrafts: true })
  // A new demo has the first edition.
  const isLocal = isMadeHere && !process.env.SANITY_PROJECT_ID
  if (present.documents.length > 0 && !isLocal)
    throw new Problem(
      `${target.name} is not empty: it holds ${present.documents.length} documents. Nothing was written; --only database leaves the content as it is.`,
    )
  const plan = planImport(await packageOf(files, file), present, 'replace')
  return () => writeContent(target, plan)
}

function contentWords({ manifest }: Checked, { hasContent }: Options): string {
  if (!hasContent) return ''
  return manifest.content ? `${manifest.content.documents} documents` : 'the backup holds no content'
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1)
}
