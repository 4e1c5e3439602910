import { matchesGlob } from 'node:path'
import { Problem } from '../demo/problem.ts'

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
export type Wanted = { pictures: string; why: string }

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
