import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { Problem } from '../demo/problem.ts'

export type PackageWriter = {
  add(path: string, bytes: Uint8Array): Promise<void>
  /** Only now the file or folder has its name. */
  close(): Promise<void>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/**
 * A package as `sanity dataset export` makes it: an archive (`.tar.gz`, `.tgz`) or a folder. Throws `Problem` when it
 * is there.
 */
export async function openPackage(target: string, topFolder: string): Promise<PackageWriter> {
  if (existsSync(target)) throw new Problem(`${target} is there already: choose another name.`)
  const part = `${target}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(dirname(target), { recursive: true })
  return /\.t(?:ar\.)?gz$/.test(target) ? archive(part, target, topFolder) : folder(part, target)
}

function folder(part: string, target: string): PackageWriter {
  return {
    async add(path, bytes) {
      await mkdir(dirname(join(part, path)), { recursive: true })
      await writeFile(join(part, path), bytes)
    },
    close: () => rename(part, target),
    abandon: () => rm(part, { recursive: true, force: true }),
  }
}

function archive(part: string, target: string, topFolder: string): PackageWriter {
  const { readable, controller } = createTarPacker()
  const written = pipeline(Readable.fromWeb(readable as never), createGzip(), createWriteStream(part))
  // A full disk is told by the next step that waits for it.
  written.catch(() => undefined)
  return {
    async add(path, bytes) {
      const header = { name: `${topFolder}/${path}`, size: bytes.length, type: 'file' } as const
      const writer = controller.add(header).getWriter()
      await Promise.race([writeAll(writer, bytes), written])
    },
    async close() {
      controller.finalize()
      await written
      await rename(part, target)
    },
    async abandon() {
      controller.error(new Error('abandoned'))
      await written.catch(() => undefined)
      await rm(part, { force: true })
    },
  }
}

/** Fills and closes an entry of a tar, which may be empty. */
export async function writeAll(
  writer: WritableStreamDefaultWriter<Uint8Array>,
  bytes: Uint8Array,
): Promise<void> {
  if (bytes.length > 0) await writer.write(bytes)
  await writer.close()
}
