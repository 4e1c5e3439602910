import 'server-only'
import type { ZipFinding } from '@/lib/care/areas/shared'
import { answerPage } from '@/lib/care/forms/server/plain-answer'
import { formPage } from '@/lib/care/forms/server/plain-page'
import { pageOf } from '@/lib/platform/http/server/plain-page'
import { escapeHtml } from '@/lib/platform/shared/escape-html'
import { describeArea, describeOutside, type ZipWords } from './zip-words'

type Asked = {
  typed: string
  words: ZipWords
  /** The path of the page before. */
  back: string
  clinic: { name: string; phone: string }
  /** Of the waitlist. */
  button: string
}

/** The answer as a page, for browsers without our scripts: with the field once more, or with the form of the waitlist. */
export function zipPage(finding: ZipFinding, asked: Asked): Response {
  const { words, back, clinic, button } = asked
  if (finding.kind === 'area') {
    const { title, time, noTime, fee } = describeArea(finding.area, words)
    return answerPage(
      200,
      pageOf(title, clinic, `${paragraph(time ?? noTime)}${paragraph(fee)}${again(asked)}`),
    )
  }
  if (finding.kind === 'invalid')
    return answerPage(400, pageOf(words.label, clinic, `${alert(words.invalidText)}${again(asked)}`))
  const { title, text } = describeOutside(finding.zip, words)
  const values = { zip: finding.zip }
  const form = { form: 'waitlist', values, problems: {}, services: [], button, isNew: true } as const
  return answerPage(200, formPage({ ...form, services: [], title, message: text, back, clinic }))
}

/** That it could not be looked up, as a page: what was typed is still there. */
export const zipFailurePage = (asked: Asked): Response =>
  answerPage(503, pageOf(asked.words.label, asked.clinic, `${alert(asked.words.failureText)}${again(asked)}`))

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const alert = (text: string) => `<div role="alert">${paragraph(text)}</div>`

function again({ typed, words, back }: Asked): string {
  return `<form action="/api/areas/zip"><fieldset><legend hidden>${escapeHtml(words.label)}</legend>
<label for="zip">${escapeHtml(words.label)}</label>
<input id="zip" name="zip" inputmode="numeric" autocomplete="postal-code" value="${escapeHtml(typed)}"></fieldset>
<input type="hidden" name="back" value="${escapeHtml(back)}"><button>${escapeHtml(words.button)}</button></form>
<p><a href="${escapeHtml(back)}">Back to the page</a></p>`
}
