import { readFileSync } from 'node:fs'
import type { ContentDocument } from '../../lib/truth/model.ts'
import { Problem } from '../demo/problem.ts'

/** The documents of an exported dataset, one JSON object a line. Throws `Problem` naming the line that is none. */
export function documentsFromFile(file: string): ContentDocument[] {
  return readText(file)
    .split('\n')
    .flatMap((line, index) => (line.trim() ? [documentIn(line, index + 1, file)] : []))
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Problem(`${file} could not be read: ${error instanceof Error ? error.message : error}`)
  }
}

function documentIn(line: string, number: number, file: string): ContentDocument {
  try {
    const document = JSON.parse(line)
    if (typeof document._id === 'string' && typeof document._type === 'string') return document
  } catch {
    // Said below: the line is no document, whatever it is.
  }
  throw new Problem(`Line ${number} of ${file} is no document with _id and _type: export the dataset again.`)
}
