import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from '../startup-problem.ts'

export type Journal<T> = {
  /** Resolves when the line is on the disk. */
  append(line: T): Promise<void>
  close(): Promise<void>
}

/**
 * Opens `<folder>/journal.jsonl`, hands every line to `replay` and appends from then on. A last line that a crash has
 * torn was never acknowledged and is cut off.
 * @throws {StartupProblem} when a line before the last cannot be read.
 */
export async function openJournal<T>(folder: string, replay: (line: T) => void): Promise<Journal<T>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'journal.jsonl')
  const file = await open(path, 'a+', 0o600)
  try {
    await replayAll(file, path, replay)
  } catch (error) {
    await file.close()
    throw error
  }
  return {
    async append(line) {
      await file.appendFile(`${JSON.stringify(line)}\n`)
      await file.datasync()
    },
    close: () => file.close(),
  }
}

async function replayAll<T>(file: FileHandle, path: string, replay: (line: T) => void): Promise<void> {
  const bytes = await file.readFile()
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) await file.truncate(end)
  const lines = bytes.toString('utf8', 0, end).split('\n').slice(0, -1)
  for (const [index, line] of lines.entries()) {
    try {
      replay(JSON.parse(line))
    } catch {
      throw new StartupProblem(
        `Line ${index + 1} of ${path} is damaged: put a copy back, or remove the file to forget all demo payments.`,
      )
    }
  }
}
