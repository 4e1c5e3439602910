import { rename, writeFile } from 'node:fs/promises'

/** Replaces a file as a whole: a crash leaves the old or the new text. Only this user may read it. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.new`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, path)
}
