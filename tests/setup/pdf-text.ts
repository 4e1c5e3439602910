import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF as a reader's program finds them, page by page, by the document's own table of glyphs
 * (ToUnicode): what this finds can be copied, searched and read aloud. Enough for documents made by pdfkit.
 */
export function textOfPdf(bytes: Uint8Array): string {
  const objects = objectsOf(Buffer.from(bytes).toString('latin1'))
  const letters = new Map<string, Map<string, string>>()
  for (const { dictionary } of objects.values())
    for (const [, name, id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = objects.get(id ?? '')?.dictionary.match(/\/ToUnicode (\d+) 0 R/)?.[1]
      if (name && table) letters.set(name, lettersOf(objects.get(table)?.stream ?? ''))
    }
  const contents = [...objects.values()].flatMap(
    ({ dictionary }) => dictionary.match(/\/Contents (\d+) 0 R/)?.[1] ?? [],
  )
  return contents.map((id) => wordsOf(objects.get(id)?.stream ?? '', letters)).join('\n')
}

type PdfObject = { dictionary: string; stream: string }

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id, body] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    if (!id || body === undefined) continue
    const [dictionary = '', ...rest] = body.split('\nstream\n')
    const raw = rest.join('\nstream\n').replace(/\nendstream$/, '')
    const isPacked = dictionary.includes('/FlateDecode')
    const stream = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
    objects.set(id, { dictionary, stream })
  }
  return objects
}

/** Glyph by its number in hexadecimal digits. */
function lettersOf(table: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, first, list] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first ?? '0', 16)
    const texts = [...(list ?? '').matchAll(/<([\da-f ]+)>/gi)]
    for (const [index, [, hex]] of texts.entries())
      found.set((start + index).toString(16).padStart(4, '0'), utf16(hex ?? ''))
  }
  return found
}

function wordsOf(content: string, letters: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>()
  let words = ''
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? new Map()
    else
      for (const [, hex] of (shown ?? '').matchAll(/<([\da-f]+)>/gi))
        for (const glyph of hex?.match(/.{4}/g) ?? []) words += font.get(glyph.toLowerCase()) ?? '\ufffd'
    if (shown !== undefined) words += ' '
  }
  return words.replace(/\s+/g, ' ')
}

const utf16 = (hex: string) =>
  (hex.replaceAll(' ', '').match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('')
