import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { root } from '../demo/settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Writes the scenes of components/art as files that bring their own styles into `folder`, named by what they hold, and
 * into `list` a module with their addresses.
 */
export async function generateScenes(folder: string, list: string): Promise<void> {
  const styles = readStyles()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines: string[] = []
  for (const [name, drawing] of await drawScenes()) {
    const svg = colored(drawing.replace('>', `><style>${stylesOf(drawing, styles)}</style>`))
    const file = `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
    writeFileSync(join(folder, file), svg)
    lines.push(`  ${name}: '/art/${file}',\n`)
  }
  writeFileSync(
    list,
    `// Made from components/art/scenes by \`npm run typegen\`, with the files in public/art.\nexport const sceneFiles = {\n${lines.join('')}} as const\n`,
  )
}

/** Whether both folders hold the same files: their names say what is in them. */
export const hasSameFiles = (one: string, other: string): boolean =>
  readdirSync(one).join() === readdirSync(other).join()

async function drawScenes(): Promise<[name: string, svg: string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'ocotillo-scenes-'))
  const file = join(folder, 'drawings.mjs')
  try {
    await build({
      input: join(root, 'components/art/scenes/drawings.tsx'),
      platform: 'node',
      resolve: { alias: { '@': root } },
      transform: {
        jsx: { runtime: 'automatic', development: false },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      output: { file },
    })
    const module = (await import(pathToFileURL(file).href)) as { drawScenes(): [string, string][] }
    return module.drawScenes()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Rule = { selectors: string[]; body: string }

/** The rules that scenes share with the drawings of a page. */
const readStyles = (): Rule[] =>
  [
    ...read('app/(site)/styles/illustration.css')
      .replace(/\/\*[\s\S]*?\*\/|@layer components \{/g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    body: body
      .replace(/\s*\n\s*/g, '')
      .replace(/;$/, '')
      .replace(/: /g, ':'),
  }))

/** Gives every colour its value: a file knows nothing of the page's. */
function colored(svg: string): string {
  const tokens = read('app/(site)/styles/theme.css').matchAll(/(--color-[\w-]+): ([^;]+);/g)
  const values = new Map([...tokens].map(([, name, value]) => [name, value]))
  return svg.replace(/var\((--color-[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole)
}

/** The rules for what stands in this drawing. */
function stylesOf(drawing: string, rules: Rule[]): string {
  const words = new Set(
    [...drawing.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isDrawn = (selector: string) => {
    const attribute = /^\[(data-category)(?:="(\w+)")?\]$/.exec(selector)
    if (attribute) return drawing.includes(` ${attribute[1]}="${attribute[2] ?? ''}`)
    const parts = selector.split(/ > |\s+/)
    return parts.every(
      (part) => /^[a-z]+$/.test(part) || (/^\.[\w-]+$/.test(part) && words.has(part.slice(1))),
    )
  }
  return rules
    .map(({ selectors, body }) => ({ drawn: selectors.filter(isDrawn), body }))
    .filter(({ drawn }) => drawn.length > 0)
    .map(({ drawn, body }) => `${drawn.join()}{${body}}`)
    .join('')
}
