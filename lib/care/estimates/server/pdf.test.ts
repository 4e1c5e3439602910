import { expect, test } from 'vitest'
import { textOfPdf } from '@/tests/setup/pdf-text'
import { documentOf, type Part } from './document'
import { estimatePage } from './page'
import { estimatePdf } from './pdf'
import { sampleSnapshot } from './snapshot'

const document = documentOf(sampleSnapshot, {
  number: 2,
  sentAt: new Date('2026-12-02T18:00:00Z'),
  replaces: { number: 1, sentAt: new Date('2026-12-01T18:00:00Z') },
})
const bytes = await estimatePdf(document)

test('a PDF has every word of the document, in its order', () => {
  const text = textOfPdf(bytes)
  let from = 0
  for (const words of wordsOf(document)) {
    const at = text.indexOf(words, from)
    expect(`${words}: ${at >= from}`).toBe(`${words}: true`)
    from = at
  }
  expect(text).not.toContain('\ufffd')
  expect(text).toMatch(/Page 1 of \d/)
})

test('it is tagged, says its language and title, and runs nothing', () => {
  const file = Buffer.from(bytes).toString('latin1')
  expect(file).toContain('/Marked true')
  expect(file).toContain('/StructTreeRoot')
  expect(file).toMatch(/\/Lang \(en-US\)/)
  expect(file).toContain('/DisplayDocTitle true')
  expect(file.match(/\/S \/H1/g)).toHaveLength(1)
  expect(file.match(/\/S \/Table/g)).toHaveLength(5)
  expect(file).toMatch(/\/S \/TH[^>]*>>/)
  expect(file).not.toMatch(/\/JavaScript|\/OpenAction|\/Launch|\/URI/)
})

test('a name it has no letters for loses accents or shows question marks, says so, and keeps the name for screen readers', () => {
  const text = textOfPdf(bytes)
  // Another font begins after the first letter, which our reader takes for a blank.
  expect(text).toContain('Ł ucja Nguyen <script>alert(1)</script> ? ?')
  expect(text).toContain('can’t print some of the characters')
  const name = `\ufeff${sampleSnapshot.patient.name}`
  expect(Buffer.from(bytes).includes(Buffer.from(name, 'utf16le').swap16().subarray(0, 12))).toBe(true)
})

test('the page has the same words, and a hostile name is only letters there', () => {
  const html = estimatePage(document, '/estimate/x/pdf', '')
  expect(html).not.toContain('<script')
  expect(html).toContain('<bdi>Łucja Nguyễn &#60;script&#62;')
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))
  const plain = (words: string) => words.replace(/\s+/g, ' ')
  const found = plain(text).replaceAll(' .', '.').replaceAll(' ,', ',')
  for (const part of document.parts) expect(found).toContain('heading' in part ? part.heading : part.label)
})

/** Every word but the name, whose letters a PDF can't all print. */
const wordsOf = ({ title, issued, notice, intro, parts }: typeof document): string[] =>
  [title, issued, notice ?? '', intro, ...parts.flatMap(wordsOfPart)].filter(
    (one) => one !== sampleSnapshot.patient.name,
  )

function wordsOfPart(part: Part): string[] {
  switch (part.kind) {
    case 'facts':
      return [part.heading, ...part.facts.flat()]
    case 'charges': {
      const rows = part.rows.flatMap(({ what, code, quantity, each, charge }) => [
        what,
        code,
        quantity,
        each,
        charge,
      ])
      return [part.heading, ...part.facts.flat(), ...rows, ...part.sum]
    }
    case 'total':
      return [`${part.label}: ${part.value}`]
    case 'list':
      return [part.heading, part.before, ...part.items]
    case 'text':
      return [part.heading, ...part.paragraphs]
  }
}
