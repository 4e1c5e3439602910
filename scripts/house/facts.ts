import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

const idPattern = /\b[A-Z][A-Z0-9]{2,6}-\d{3}\b/g
/** Not what begins with a slash: the address of a page's Markdown. */
const paperPattern = /(?<![\w/.%-])(?:[\w.-]+\/)*[\w-]+\.md\b/g
const tops = 'app|components|content|deploy|docs|lib|local|schemas|scripts|studio|supabase|tests'
const pathPattern = new RegExp(
  `(?<![\\w./@-])(?:${tops})/(?:(?!\\]\\()[\\w./()[\\]*-])*\\.(?:tsx?|mjs|css|sql|json|tsv|html)\\b`,
  'g',
)
const folderPattern = new RegExp(`\`((?:${tops})/[\\w./()[\\]-]*[\\w\\])])\``, 'g')
const namePattern = /`([\w-]+\.(?:tsx?|mjs|css|sql))`/g

/** Statements of the spec, documents and files of code that code or documents name, and that are not here. */
export function unresolvedCitations(files: readonly string[]): string[] {
  const spec = ['ledger.tsv', 'decisions.md', 'spec.md'].map((name) =>
    readFileSync(join(root, 'docs/spec', name), 'utf8'),
  )
  const known = new Set(spec.join('\n').match(idPattern))
  const prefixes = new Set([...known].map((id) => id.split('-')[0]))
  const homes = Map.groupBy(files, (file) => basename(file))
  return files
    .filter((file) => !file.startsWith('docs/spec/'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const ids = (text.match(idPattern) ?? []).filter(
        (id) => prefixes.has(id.split('-')[0]) && !known.has(id),
      )
      const papers = (text.match(paperPattern) ?? []).filter((name) => !isPaper(name, file))
      const paths = (text.match(pathPattern) ?? []).filter((path) => !isPath(path))
      const names = [...text.matchAll(namePattern)].flatMap(([, name = '']) =>
        isBeside(name, foldersIn(text, file)) || isOfMany(homes.get(name)) ? [] : name,
      )
      return [...new Set([...ids, ...papers, ...paths, ...names])].map((what) => `${file}: ${what}`)
    })
}

function isPaper(name: string, citing: string): boolean {
  const folders = ['', 'docs', 'docs/decisions', 'docs/spec', dirname(citing)]
  return isBeside(name, folders) || basename(name) === 'llms.md'
}

/** A file called x stands for whatever is new (docs/how-to.md). */
function isPath(path: string): boolean {
  if (/\/x\.\w+$/.test(path)) return existsSync(join(root, dirname(path)))
  return path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path))
}

/** Where a name without a folder may be: beside who cites it, or in a folder that is cited, too. */
const foldersIn = (text: string, citing: string): string[] => [
  '',
  dirname(citing),
  ...(text.match(pathPattern) ?? []).map((path) => dirname(path)),
  ...[...text.matchAll(folderPattern)].map(([, folder = '']) => folder),
]

const isBeside = (name: string, folders: string[]): boolean =>
  folders.some((folder) => existsSync(join(root, folder, name)))

/** A name that many folders have, such as `mails.ts`, says what is in each of them. */
const isOfMany = (files: string[] = []): boolean => files.length > 2

/** Who asks by `fetch` in a browser, and whom; everybody else asks our own API by `askApi`. */
const mayFetch = [
  'lib/platform/browser/api-client.ts',
  // The Studio's client: with the person's token, for files too; it sees `shared` alone.
  'studio/tools/inbox/staff-api.ts',
  // Sanity's API, where its client can't: the history's lines, and one stream for all tabs.
  'studio/structure/unpublished/unpublished.tsx',
  'studio/shared-stream/environment.ts',
  'studio/shared-stream/leader.ts',
  // Whether Google's map answers at all.
  'components/map/street-map.tsx',
]
const fetchPattern = /(?<![\w.])(?:(?:globalThis|window|self)\.)?fetch\(|\bsendBeacon\(|\bXMLHttpRequest\b/

/** Where dollars and cents meet: nowhere but in `money.ts`. */
const moneyPattern = /[*/] 100\b|\.toFixed\(2\)|style: 'currency'|\$\$\{|'\$' \+/
const notOurMoney = [
  'lib/platform/shared/money.ts',
  // Drips, pixels and percentages.
  'lib/truth/menu.ts',
  'components/art/scenes/medicine.tsx',
  'local/content-lake/image-reading.ts',
  'scripts/pictures/compare.ts',
  // PayPal's stand-in knows currencies that have no cents.
  'local/paypal/pages.ts',
  'scripts/house/facts.ts',
]

/** Files of browser code that call somebody by themselves, and exceptions that are none any more. */
export function callsBesideClient(files: string[]): string[] {
  const calling = files.filter((file) => isForBrowsers(file) && holds(file, fetchPattern))
  return [
    ...calling.filter((file) => !mayFetch.includes(file)),
    ...mayFetch.filter((file) => !calling.includes(file)).map((file) => `${file} no longer does`),
  ]
}

/** Files that count or write money by themselves. */
export const moneyElsewhere = (files: string[]): string[] =>
  files.filter((file) => !notOurMoney.includes(file) && holds(file, moneyPattern))

const holds = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(root, file), 'utf8'))

function isForBrowsers(file: string): boolean {
  return /^(?:components|studio)\/|^lib\/.*\/browser\/|^app\/.*\.tsx$/.test(file)
}
