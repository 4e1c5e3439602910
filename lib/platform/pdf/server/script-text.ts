import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import bidiFactory from 'bidi-js'
import { type PrintFont, piecesOf, printedOf } from '@/lib/platform/pdf/shared/printable'
import { type Box, printColors, type Style, type Tag, type Weight } from './file'

/**
 * Writes what people typed in every script our fonts have: shaped, and from right to left where it is written so.
 * Single letters can be as wide as a word: lines that would reach below `lowest` are left out.
 */
export async function createScriptText(pdf: PDFKit.PDFDocument, texts: string[], lowest: number) {
  const needed = new Set(texts.flatMap((text) => piecesOf(text).map(({ font }) => font)))
  for (const font of needed)
    if (font?.startsWith('noto-'))
      for (const weight of ['regular', 'semibold'] as const)
        pdf.registerFont(
          nameOf(font, weight),
          await readFile(join(process.cwd(), 'lib/platform/pdf/fonts', fileOf(font, weight))),
        )

  return (tag: Tag, words: string, style: Style, box: Box) => {
    const { size = 10.5, weight = 'regular', color = printColors.body } = style
    const select = (font: PrintFont) => pdf.font(nameOf(font, weight)).fontSize(size)
    const measure = (font: PrintFont, text: string) => select(font).widthOfString(text, { features: [] })
    // A screen reader gets the words in the order in which they are read.
    return pdf.struct(tag, { actual: words }, () => {
      let y = box.y ?? pdf.y
      for (const { runs, isRightToLeft } of linesOf(words, box.width, measure)) {
        if (y + size * lineHeight > lowest) break
        const widths = runs.map(({ font, text }) => measure(font, text))
        const slack = box.width - widths.reduce((sum, width) => sum + width, 0)
        let x = box.x + (isRightToLeft ? slack : 0)
        for (const [index, { font, text }] of runs.entries()) {
          select(font).fillColor(color)
          // The baseline is the same for all fonts of a line.
          pdf.text(text, x, y + size, { lineBreak: false, baseline: 'alphabetic', features: [] })
          x += widths[index] ?? 0
        }
        y += size * lineHeight
      }
      pdf.y = y
    })
  }
}

const lineHeight = 1.36

/** Figtree is the document's own already (`loadLetters`). */
const nameOf = (font: PrintFont, weight: Weight) =>
  font === 'figtree' ? weight : font === 'figtree-ext' ? `${weight}-extended` : `${font}-${weight}`

const fileOf = (font: PrintFont, weight: Weight) =>
  font === 'noto-emoji' ? 'noto-emoji.woff' : `${font}-${weight === 'regular' ? 400 : 600}.woff`

/** A part of a line as it is drawn, from left to right: letters of one font that run one way. */
type Run = { font: PrintFont; text: string; isRightToLeft: boolean }
type Line = { runs: Run[]; isRightToLeft: boolean }

type Measure = (font: PrintFont, text: string) => number

const bidi = bidiFactory()
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/**
 * A paragraph in lines that are no wider than `width`, each in the order in which it is drawn. Letters no font has
 * are left out.
 */
export function linesOf(paragraph: string, width: number, measure: Measure): Line[] {
  const text = printedOf(paragraph)
  const widthOf = (words: string) =>
    piecesOf(words).reduce((sum, { font, text }) => sum + (font ? measure(font, text) : 0), 0)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((word) => partsOf(word, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  const isRightToLeft = bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1
  return lines.map((line) => ({ runs: runsOf(line, isRightToLeft), isRightToLeft }))
}

/** A word that is wider than the line, in parts that fit. */
function partsOf(word: string, width: number, widthOf: (words: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

/** Unicode's bidirectional algorithm, on runs: the font turns the letters of a run around itself. */
function runsOf(line: string, isRightToLeft: boolean): Run[] {
  const pieces = piecesOf(line)
  const whole = pieces.map(({ text }) => text).join('')
  const embedding = bidi.getEmbeddingLevels(whole, isRightToLeft ? 'rtl' : 'ltr')
  const mirrored = bidi.getMirroredCharactersMap(whole, embedding.levels)
  const runs: (Run & { level: number })[] = []
  let at = 0
  for (const { font, text } of pieces) {
    for (const { segment } of new Intl.Segmenter('en').segment(text)) {
      const level = embedding.levels[at] ?? 0
      const letters = mirrored.get(at) ?? segment
      at += segment.length
      const last = runs.at(-1)
      // Digits in a script that runs to the left run to the right: the font must not turn them around.
      const mayJoin = level % 2 === 1 || !rightToLeft.test(letters + (last?.text ?? ''))
      if (last && last.font === font && last.level === level && mayJoin) last.text += letters
      else if (font) runs.push({ font, text: letters, isRightToLeft: level % 2 === 1, level })
    }
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < runs.length; start += 1) {
      if ((runs[start]?.level ?? 0) < level) continue
      let end = start
      while ((runs[end]?.level ?? 0) >= level) end += 1
      runs.splice(start, end - start, ...runs.slice(start, end).reverse())
      start = end
    }
  return runs.map(({ font, text, isRightToLeft }) => ({
    font,
    isRightToLeft,
    // Signs alone say no direction to the font.
    text: isRightToLeft && !rightToLeft.test(text) ? [...text].reverse().join('') : text,
  }))
}
