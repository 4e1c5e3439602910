import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { root } from '../demo/settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Writes the scenes of components/art as files that bring their own styles into `folder`, named by what they hold, the
 * shapes that pages share into one more, and modules with their addresses into `list` and `shapeList`.
 */
export async function generateScenes(folder: string, list: string, shapeList: string): Promise<void> {
  const styles = readStyles()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines: string[] = []
  const { scenes, shapes } = await draw()
  const add = (name: string, svg: string) => {
    const file = `${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
    writeFileSync(join(folder, file), svg)
    return `/art/${file}`
  }
  for (const [name, drawing] of scenes) {
    const svg = colored(drawing.replace('>', `><style>${stylesOf(drawing, styles)}</style>`))
    lines.push(`  ${name}: '${add(name, svg)}',\n`)
  }
  const drawn = shapes.map(([name, drawing]) => withName(name, withAttributes(drawing, styles))).join('')
  const svg = colored(
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${drawn.replace(/><\/(?:path|rect|circle)>/g, '/>')}</svg>`,
  )
  writeFileSync(
    list,
    `// Made from components/art/scenes by \`npm run typegen\`, with the files in public/art.\nexport const sceneFiles = {\n${lines.join('')}} as const\n`,
  )
  writeFileSync(
    shapeList,
    `// Made from components/art/shapes.tsx by \`npm run typegen\`, with the file in public/art.\nexport const shapesFile = '${add('shapes', svg)}'\n`,
  )
}

/** The one element it is, or a group of several, with this name. */
const withName = (name: string, drawing: string) =>
  (drawing.match(/<(?!\/)/g)?.length === 1 ? drawing : `<g>${drawing}</g>`).replace(
    /^<\w+/,
    (tag) => `${tag} id="${name}"`,
  )

/**
 * With what their classes' rules say as attributes of its elements: rules don't come along into the page. Throws for a
 * class without a rule, and for an attribute that a rule sets, too.
 */
const withAttributes = (drawing: string, rules: Rule[]) =>
  drawing.replace(/<\w+[^>]* class="([^"]*)"[^>]*>/g, (tag, name: string) => {
    const found = rules.filter(({ selectors }) => selectors.includes(`.${name}`))
    if (found.length === 0) throw new Error(`No rule for “${name}” in ${tag}`)
    const values = found.flatMap(({ body }) =>
      body.split(';').map((one) => one.split(':') as [string, string]),
    )
    const attributes = [...new Map(values)].map(([property, value]) => {
      if (tag.includes(` ${property}="`)) throw new Error(`${property} stands twice in ${tag}`)
      return ` ${property}="${value}"`
    })
    return tag.replace(` class="${name}"`, attributes.join(''))
  })

/** Whether both folders hold the same files: their names say what is in them. */
export const hasSameFiles = (one: string, other: string): boolean =>
  readdirSync(one).join() === readdirSync(other).join()

type Drawings = { scenes: [name: string, svg: string][]; shapes: [name: string, svg: string][] }

async function draw(): Promise<Drawings> {
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
    const module = (await import(pathToFileURL(file).href)) as { draw(): Drawings }
    return module.draw()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Rule = { selectors: string[]; body: string }

/** The rules of drawings in files, and those that they share with the drawings of a page. */
const readStyles = (): Rule[] =>
  [
    ...(read('app/(site)/styles/illustration.css') + read('components/art/drawings.css'))
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
