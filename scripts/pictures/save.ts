import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { Problem } from '../demo/problem.ts'
import { root } from '../demo/settings.ts'
import { picturesIn } from './compare.ts'

/** What a repository can carry: a test holds the pictures to it. */
export const maxBytes = 15_000
export const maxBytesInAll = 5_000_000

/** Narrow and wide are enough to look at. */
const wanted = /@(?:390|1440)\.png$/
/** How much of a long page is shown, in px of the screen. */
const maxHeight = 1600
const widths = [720, 600, 480, 390, 320, 260, 200]
const qualities = [55, 30]

/** Keeps the pictures of a folder as small ones to look at, with a page that shows them; `isAll`: others there go. */
export async function save(from: string, to: string, isAll: boolean): Promise<void> {
  mkdirSync(to, { recursive: true })
  if (isAll) for (const name of savedIn(to)) rmSync(join(to, name))
  for (const name of picturesIn(from).filter((one) => wanted.test(one)))
    writeFileSync(join(to, name.replace(/\.png$/, '.webp')), await small(join(from, name)))
  const names = savedIn(to)
  writeFileSync(join(to, 'README.md'), pageOf(names))
  console.log(`In ${relative(root, to)}: ${names.length} pictures to look at.`)
}

/** The names of the small pictures. */
export const savedIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .toSorted()

/** The beginning of a picture, as large as its bytes allow. */
async function small(path: string): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(path).metadata()
  for (const smaller of widths.filter((one) => one <= width))
    for (const quality of qualities) {
      const picture = await sharp(path)
        .extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
        .resize({ width: smaller })
        .webp({ quality, effort: 6 })
        .toBuffer()
      if (picture.length <= maxBytes) return picture
    }
  throw new Problem(`${path} can’t be made small enough.`)
}

function pageOf(names: string[]): string {
  const shown = [...new Set(names.map((name) => name.replace(/@.*/, '')))]
  const cell = (name: string) => (names.includes(name) ? `![${name}](${name})` : '')
  return `# Pictures

How every page, window and form looks, made by \`npm run pictures -- --save\`: on a phone and on a wide screen, the beginning of what is
longer. What changed is found by \`npm run pictures -- --against <commit>\`, never by these.

| | 390 px | 1440 px |
|---|---|---|
${shown.map((name) => `| ${name} | ${cell(`${name}@390.webp`)} | ${cell(`${name}@1440.webp`)} |`).join('\n')}
`
}
