import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/demo/settings.ts'

const file = join(root, 'docs/performance.md')
const title = '# Performance, measured\n\nEach part is written by the command that is its heading.\n'

/** Puts the figures of a command into docs/performance.md, with the day and the machine, in place of its last ones. */
export function noteFigures(command: string, lines: string[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : title
  const day = new Date().toISOString().slice(0, 10)
  const part = [
    `## npm run ${command}`,
    '',
    `${day}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}. ${lines[0]}`,
  ]
  const parts = partsOf(before).filter((one) => !isOf(command, one))
  const text = [...parts.map((one) => one.trimEnd()), [...part, ...lines.slice(1)].join('\n')].join('\n\n')
  writeFileSync(file, `${text}\n`)
}

/** NaN of nothing. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The rows of the command's table as they stand there. */
export function notedRows(command: string): string[] {
  const part = partsOf(readFileSync(file, 'utf8')).find((one) => isOf(command, one)) ?? ''
  return part.split('\n').filter((line) => line.startsWith('| /'))
}

const partsOf = (text: string) => text.split(/^(?=## )/m)

const isOf = (command: string, part: string) => part.startsWith(`## npm run ${command}\n`)
