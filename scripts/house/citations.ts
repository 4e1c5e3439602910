import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../demo/settings.ts'

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
