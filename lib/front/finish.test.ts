import { expect, test } from 'vitest'
import { bootText } from './boot-text'
import { finish } from './finish'

const chunk = '<script src="/_next/static/chunks/0z7iz82sdc0ka.js" async=""></script>'
const facts = '<script type="application/ld+json">{"@type":"MedicalBusiness"}</script>'
const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>'
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const second = '<script>self.__next_f.push([1,"0:\\"Myers\\\\u003c/script>\\""])</script>'
const documentOf = (more = '') =>
  `<!DOCTYPE html><html><head>${chunk}</head><body><script>${bootText}</script><h1>Myers</h1>${facts}${more}${start}${chunk}${first}${second}</body></html>`

test('of the scripts only the boot stays in the document; the rest is one file, in its order', () => {
  const done = finish(documentOf(), '/iv-therapy')
  expect(done?.html).toBe(
    `<!DOCTYPE html><html><head>${chunk}</head><body><script>${bootText}</script><h1>Myers</h1>${facts}` +
      `<script src="/_page/${done?.scriptHash}.js?of=%2Fiv-therapy" defer=""></script>${chunk}</body></html>`,
  )
  const texts = [start, first, second].map((tag) => tag.replace(/^<script[^>]*>|<\/script>$/g, ''))
  expect(done?.script).toBe(`${texts.join(';\n')};\n`)
})

test('the file has another name when the data differ, and the same when only the text does', () => {
  const nameOf = (html: string) => finish(html, '/')?.scriptHash
  expect(nameOf(documentOf())).toBe(nameOf(documentOf().replace('<h1>Myers', '<h1>NAD+')))
  expect(nameOf(documentOf())).not.toBe(nameOf(documentOf().replace('\\"Myers', '\\"NAD+')))
})

test.each([
  ['a script nobody knows', documentOf('<script>alert(1)</script>')],
  ['a script of another host', documentOf('<script src="https://elsewhere.example/a.js" async=""></script>')],
  ['a script with an unknown attribute', documentOf('<script nonce="x">self.__next_f.push([2])</script>')],
  [
    'something before the data',
    documentOf().replace('self.__next_f.push([1', 'alert(1);self.__next_f.push([1'),
  ],
  ['something after the data', documentOf().replace('\\""])', '\\""]);alert([1])')],
  ['something between the data', documentOf().replace('push([1,', 'push([1,alert(1),')],
  ['no boot', documentOf().replace(bootText, '')],
  ['a changed boot', documentOf().replace(bootText, `${bootText};alert(1)`)],
  ['no data', documentOf().replace(first, '').replace(second, '')],
])('a document with %s is left as Next made it', (_, html) => {
  expect(finish(html, '/')).toBeNull()
})
