import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import sharp from 'sharp'
import { Problem } from '../demo/problem.ts'
import { root } from '../demo/settings.ts'

type Compared = {
  name: string
  verdict: 'differs' | 'only before' | 'only after'
  share: number
  why?: string
}

/** The pictures of a folder, by their names. Throws `Problem` where there is no such folder. */
export function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Problem(`There is no folder ${folder}.`)
  return readdirSync(folder).filter((name) => name.endsWith('.png'))
}

/**
 * Says which pictures of two folders differ, and writes a page that shows them side by side into the second. Throws
 * `Problem` when one differs that the list of wanted differences doesn't name.
 */
export async function compare(before: string, after: string, wantedPath: string): Promise<void> {
  const wanted = readWanted(readFileSync(wantedPath, 'utf8'))
  const [old, now] = [new Set(picturesIn(before)), new Set(picturesIn(after))]
  const names = [...new Set([...old, ...now])].toSorted()
  const changed: Compared[] = []
  for (const name of names) {
    const why = whyWanted(name, wanted)
    const said = { name, ...(why && { why }) }
    if (!now.has(name)) changed.push({ ...said, verdict: 'only before', share: 1 })
    else if (!old.has(name)) changed.push({ ...said, verdict: 'only after', share: 1 })
    else {
      const share = differingShare(await pixelsOf(join(before, name)), await pixelsOf(join(after, name)))
      if (share > 0) changed.push({ ...said, verdict: 'differs', share })
    }
  }
  changed.sort((one, other) => Number(!!one.why) - Number(!!other.why) || other.share - one.share)
  const page = join(after, 'compared.html')
  writeFileSync(page, pageOf(changed, names.length, relative(after, before) || '.'))
  printTable(changed)
  for (const { pictures } of unused(
    wanted,
    changed.map(({ name }) => name),
  ))
    console.log(`Listed as wanted, but nothing of it differs: ${pictures}`)
  console.log(`${changed.length} of ${names.length} pictures differ: ${relative(root, page)}`)
  const unwanted = changed.filter(({ why }) => !why)
  if (unwanted.length > 0)
    throw new Problem(
      `${unwanted.length} of them are not wanted: mend them, or say why they are in ${relative(root, wantedPath)}.`,
    )
}

async function pixelsOf(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function printTable(changed: Compared[]): void {
  if (changed.length === 0) return
  const rows = changed.map(({ name, verdict, share, why }) => {
    const [page = name, width = ''] = name.replace(/\.png$/, '').split('@')
    return [page, width, verdict === 'differs' ? percent(share) : verdict, why ?? '— not wanted']
  })
  const table = [['page', 'width', 'pixels', 'wanted for'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table) console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
}

/** A single pixel of a long page isn't 0 %. */
const percent = (share: number) => (share < 0.0001 ? '< 0.01 %' : `${(100 * share).toFixed(2)} %`)

function pageOf(changed: Compared[], count: number, before: string): string {
  const figure = ({ name, verdict, share, why = 'not wanted' }: Compared) => `<section>
<h2>${name} <small>${verdict}, ${percent(share)}: ${why}</small></h2>
<div><img loading="lazy" alt="before" src="${before}/${name}"><img loading="lazy" alt="after" src="${name}">
<span><img loading="lazy" alt="" src="${before}/${name}"><img loading="lazy" alt="difference" src="${name}"></span></div></section>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures compared</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start}img{max-width:32vw;border:1px solid #999}
span{position:relative;filter:invert(1)}span img+img{position:absolute;inset:0;mix-blend-mode:difference}small{color:#555}</style>
<h1>${changed.length} of ${count} pictures differ</h1>
<p>Before, after, and the difference: what is white there is the same.</p>
${changed.map(figure).join('\n')}
</html>\n`
}

/** Red, green and blue of each pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** By how much a colour may differ: what the edge of a letter does between two runs of the same page. */
const noise = 8

/** Which share of the pixels differs; what only the larger picture has differs, too. */
export function differingShare(before: Pixels, after: Pixels): number {
  const width = Math.min(before.width, after.width)
  const height = Math.min(before.height, after.height)
  const differs = (one: number, other: number) =>
    Math.abs((before.data[one] ?? 0) - (after.data[other] ?? 0)) > noise
  const all = Math.max(before.width, after.width) * Math.max(before.height, after.height)
  let differing = all - width * height
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const one = 3 * (row * before.width + column)
      const other = 3 * (row * after.width + column)
      if (differs(one, other) || differs(one + 1, other + 1) || differs(one + 2, other + 2)) differing += 1
    }
  return differing / all
}

/** One line of the list: pictures by their name without its ending, `*` for anything, and why they may differ. */
type Wanted = { pictures: string; why: string }

/** Reads the list; `#` begins a remark. Throws `Problem` where a line has no reason. */
export function readWanted(text: string): Wanted[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, pictures = '', why = ''] = /^(\S+)\s+(.+)$/.exec(line) ?? []
      if (!why) throw new Problem(`“${line}” in the list of wanted differences doesn’t say why.`)
      return { pictures, why }
    })
}

/** Why this picture may differ; undefined where nobody wanted it to. */
export const whyWanted = (name: string, list: Wanted[]): string | undefined =>
  list.find(({ pictures }) => matches(name, pictures))?.why

/** The lines that no differing picture needs. */
export const unused = (list: Wanted[], names: string[]): Wanted[] =>
  list.filter(({ pictures }) => !names.some((name) => matches(name, pictures)))

const matches = (name: string, pictures: string) => matchesGlob(name.replace(/\.png$/, ''), pictures)
