import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../demo/settings.ts'

const answers = ['met', 'not applicable', 'open']
/** Levels 1 and 2 of ASVS 5.0. */
const count = { 1: 70, 2: 183 }
const filePattern =
  /(?<![\w./[-])(?:[\w()[\].-]+\/)*[\w()[\]-][\w()[\].-]*\.(?:tsx?|md|json|sql|conf|service|timer)\b/g

/**
 * Rows of docs/asvs.tsv without a proper answer: one that is met names a file that shows it, and every file that is
 * named is there; what is not met says why.
 */
export function unansweredRequirements(table = readFileSync(join(root, 'docs/asvs.tsv'), 'utf8')): string[] {
  const rows = table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  const problems = rows.flatMap(([id = '', , , answer = '', by = '']) => {
    const files = by.match(filePattern) ?? []
    const gone = files.filter((file) => !existsSync(join(root, file)))
    const isProven = answer === 'met' ? files.length > 0 : by !== ''
    return [
      ...(answers.includes(answer) && isProven ? [] : [`${id}: no answer`]),
      ...gone.map((file) => `${id}: ${file}`),
    ]
  })
  const ids = new Set(rows.map(([id]) => id))
  const missing = Object.entries(count).flatMap(([level, wanted]) => {
    const found = rows.filter((row) => row[1] === level).length
    return found === wanted ? [] : [`level ${level}: ${found} of ${wanted} rows`]
  })
  return [...problems, ...missing, ...(ids.size === rows.length ? [] : ['a row stands twice'])]
}
