import { parseArgs } from 'node:util'
import { seedDocuments } from '../content/documents.ts'
import { documentsAt } from '../lib/content/schedule/shared/content-at.ts'
import { checkTruth, overlayDrafts } from '../lib/truth/check.ts'
import { intendedOf, withoutIntended } from '../lib/truth/intended.ts'
import type { ContentDocument, TruthNote } from '../lib/truth/model.ts'
import { Problem } from './demo/problem.ts'
import { loadDotEnv } from './demo/settings.ts'
import { printJson, printText } from './truth/report.ts'
import { documentsFromFile, documentsOfLake, momentOf, plannedChanges } from './truth/sources.ts'

const usage = `npm run truth                                what the published content contradicts itself in
npm run truth -- --drafts                    the same, as if every draft were published
npm run truth -- --at 2027-01-01T08:00       as it will be then, with everything planned, Arizona time
npm run truth -- --seed                      the first edition in content/, without a server
npm run truth -- --file export.ndjson        an exported dataset
              --json                         as JSON (docs/truth-check.md)
              --all                          lists what is intended, too
Ends with 0 when nothing was found, 1 when something was, 2 when it could not check.`

try {
  const options = readOptions()
  const at = momentOf(options.at)
  const read = await documents(options, at)
  const found = checkTruth(
    read.filter(({ _type }) => _type !== 'truthNote'),
    at,
  )
  const notes = read.filter(isNote)
  const result = {
    at,
    documents: read.length - notes.length,
    findings: withoutIntended(found, notes),
    intended: intendedOf(found, notes),
  }
  if (options.json) printJson(result)
  else printText(result, options.all)
  process.exitCode = result.findings.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 2
}

type Options = ReturnType<typeof readOptions>

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        drafts: { type: 'boolean', default: false },
        at: { type: 'string' },
        json: { type: 'boolean', default: false },
        file: { type: 'string' },
        seed: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
    })
    if (values.seed && values.file) throw new Error('Choose either --seed or --file.')
    return values
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

async function documents(options: Options, at: Date): Promise<ContentDocument[]> {
  if (options.seed) return seedDocuments(at)
  if (!options.file) loadDotEnv()
  const raw = options.file
    ? documentsFromFile(options.file)
    : await documentsOfLake(process.env, options.drafts)
  const now = overlayDrafts(options.drafts ? raw : raw.filter(({ _id }) => !_id.startsWith('drafts.')))
  // An export knows nothing of what is planned.
  return options.at && !options.file ? documentsAt(now, await plannedChanges(process.env, at)) : now
}

function isNote(document: ContentDocument): document is ContentDocument & TruthNote {
  return (
    document._type === 'truthNote' &&
    typeof document.findingKey === 'string' &&
    typeof document.reason === 'string'
  )
}
