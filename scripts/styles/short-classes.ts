import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// In a build `lg:grid-cols-[minmax(0,1fr)_22rem]` is called A3f, in the style sheets and in the code that names it: a
// tenth of every page's style sheet was such names (docs/decisions/0044-style-sheet.md). `npm run dev` shows them whole.

type Options = { base: string; onDependency(): void }
type Compiler = { compile(css: string, options: Options): Promise<{ build(candidates: string[]): string }> }
type Source = { base: string; pattern: string; negated: boolean }
type Oxide = { Scanner: new (options: { sources: Source[] }) => { scan(): string[] } }

// Those of Tailwind's own plug-in, or two versions might not agree.
const ofTailwind = createRequire(import.meta.resolve('@tailwindcss/postcss'))
const { compile }: Compiler = ofTailwind('@tailwindcss/node')
const { Scanner }: Oxide = ofTailwind('@tailwindcss/oxide')

const styles = join(dirname(fileURLToPath(import.meta.url)), '../../app/(site)/styles')
/** Where utilities are named. Whatever changes there may change every name. */
export const folders = ['../../../components', '../../(preview)', '..'].map((folder) => join(styles, folder))

/** What can be nothing but utilities: no word of prose or code looks like it. Quotes would end the string it is in. */
const isUnmistakable = (name: string) => name.length > 4 && /[-:[]/.test(name) && !/['"`\\]/.test(name)

type Names = ReadonlyMap<string, string>
let names: Promise<Names> | undefined

/** The short name of each utility, the same for every file of a build. */
export function shortNames(): Promise<Names> {
  names ??= makeNames()
  return names
}

async function makeNames(): Promise<Names> {
  const sheet =
    '@reference "tailwindcss/theme.css"; @reference "./theme.css"; @tailwind utilities source(none);'
  const tailwind = await compile(sheet, { base: styles, onDependency() {} })
  const scanner = new Scanner({
    sources: folders.map((base) => ({ base, pattern: '**/*', negated: false })),
  })
  const found = scanner.scan().filter(isUnmistakable)
  const made = new Set(utilitiesIn(tailwind.build(found)))
  // In the order of the style sheet each follows the one before: that is next to nothing once compressed.
  return new Map(
    [...made].filter((name) => found.includes(name)).map((name, at) => [name, `A${at.toString(36)}`]),
  )
}

const beginning = /^\s*\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gm
const selector = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g

/** A plain name that no rule begins with is a class of ours, which a variant names. */
function utilitiesIn(css: string): string[] {
  const begun = new Set([...css.matchAll(beginning)].map(([, escaped = '']) => nameOf(escaped)))
  const all = [...css.matchAll(selector)].map(([, escaped = '']) => nameOf(escaped))
  return all.filter((name) => /[:[]/.test(name) || begun.has(name))
}

const nameOf = (escaped: string) =>
  escaped.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  )

/** Selectors with the short names. */
export const shortSelectors = (selectors: string, names: Names) =>
  selectors.replace(selector, (whole, escaped: string) => {
    const short = names.get(nameOf(escaped))
    return short ? `.${short}` : whole
  })

/** Code with the short names: what stands alone between quotes or spaces. */
export const shortStrings = (code: string, names: Names) =>
  code.replace(/(?<=["'`\s])[^\s"'`]+(?=["'`\s])/g, (name) => names.get(name) ?? name)

/**
 * What the site's own sheet registers (tests/http/front.test.ts). Again, in a sheet that is loaded later, it would cost
 * the style of every element.
 */
export const registered = ['border-style', 'leading', 'font-weight', 'tracking'].map((name) => `--tw-${name}`)
