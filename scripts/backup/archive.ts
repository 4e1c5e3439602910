import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { writeAll } from '../content/write-package.ts'
import { Problem } from '../demo/problem.ts'

export type ArchiveWriter = {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Resolves when all of it is on the disk, under the name of a part. */
  finish(): Promise<void>
  /** Gives the file its name. */
  publish(): Promise<void>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/**
 * A new archive for this key: a tar, compressed, encrypted by age as a stream, so that `age -d` and `tar` read it, too.
 * Until `publish` it is beside its place, as `<file>.part`.
 */
export async function writeArchive(file: string, key: string): Promise<ArchiveWriter> {
  const part = `${file}.part`
  await rm(part, { force: true })
  const { readable, controller } = createTarPacker()
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  const encrypted = await encrypter.encrypt(readable.pipeThrough(new CompressionStream('gzip')))
  const target = createWriteStream(part, { mode: 0o600, flush: true })
  const written = encrypted.pipeTo(Writable.toWeb(target)).catch((error) => {
    throw new Problem(`${part} could not be written: ${error instanceof Error ? error.message : error}`)
  })
  const closed = new Promise<void>((resolve) => target.once('close', resolve))
  // A full disk is told by the next step that waits for it.
  written.catch(() => undefined)
  return {
    async add(name, bytes) {
      const writer = controller.add({ name, size: bytes.length, type: 'file', mode: 0o600 }).getWriter()
      await Promise.race([writeAll(writer, bytes), written])
    },
    async finish() {
      controller.finalize()
      await written
    },
    publish: () => rename(part, file),
    async abandon() {
      controller.error(new Error('abandoned'))
      await written.catch(() => undefined)
      // A stream given up while its file is being opened still makes the file.
      await closed
      await rm(part, { force: true })
    },
  }
}

type Entry = { name: string; bytes: Uint8Array }

/**
 * The entries of an archive one after the other. What was given out counts only once the last one came: the end of the
 * file is sealed, too. Throws `Problem` when the key is another, or a byte was changed, or the end is missing.
 */
export async function* readArchive(file: string, key: string): AsyncGenerator<Entry> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const stored = createReadStream(file)
  // Not Readable.toWeb: cancelled while a read comes back, it throws where nobody can catch it.
  const source = NodeStream.from(stored) as ReadableStream<Uint8Array<ArrayBuffer>>
  let hasEnded = false
  const untilTheEnd = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    flush: () => {
      hasEnded = true
    },
  })
  try {
    const decrypted = (await decrypter.decrypt(source)) as ReadableStream<Uint8Array<ArrayBuffer>>
    const plain = decrypted.pipeThrough(new DecompressionStream('gzip')).pipeThrough(untilTheEnd)
    for await (const { header, body } of plain.pipeThrough(createTarDecoder({ strict: true })))
      yield { name: header.name, bytes: await bytesOf(body) }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(sentenceOf(file, error))
  } finally {
    stored.destroy()
  }
  if (!hasEnded) throw new Problem(sentenceOf(file, 'its end is missing'))
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}

function sentenceOf(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  if (/no identity matched/i.test(reason))
    return `${file} was encrypted with a different key than BACKUP_KEY.`
  if ((error as { code?: string } | null)?.code === 'ENOENT') return `There is no ${file}.`
  return `${file} can’t be read: it’s damaged, incomplete or not a backup (${reason}). Use another one.`
}
