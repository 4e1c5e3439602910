import { expect, test } from 'vitest'
import { bootText } from './boot-text'
import { takeApart, withDataFile, withDataInside } from './finish'

const chunk = (name: string, how = ' async=""') =>
  `<script src="/_next/static/chunks/${name}.js"${how}></script>`
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const facts = '<script type="application/ld+json">{"@type":"MedicalBusiness"}</script>'
const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>'
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const second = '<script>self.__next_f.push([1,"0:\\"Myers<\\\\u003c/script>\\""])</script>'
const documentOf = (more = '') =>
  `<!DOCTYPE html><html><head>${preload}${chunk('a')}${chunk('old', ' noModule=""')}</head>` +
  `<body><script>${bootText}</script><h1>Myers</h1>${facts}${more}${start}${chunk('b')}${chunk('a')}${first}${second}</body></html>`
const restOf = (json: string) =>
  `<!DOCTYPE html><html><head></head><body><script>${bootText}</script><h1>Myers</h1>${facts}` +
  `<script type="application/json" id="scripts">${json}</script></body></html>`
const takenFrom = (html: string) => {
  const parts = takeApart(html)
  if (!parts) throw new Error('The document was not recognised.')
  return parts
}

test('of the scripts only the boot stays; what they handed over is one file, what begins the page at its end', () => {
  const { html, script, scriptHash } = withDataFile(takenFrom(documentOf()), '/iv-therapy')
  const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
  expect(html).toBe(
    restOf(JSON.stringify({ scripts: [`/_page/${scriptHash}.js?of=%2Fiv-therapy`, ...files] })),
  )
  expect(script).toBe(
    '(self.__next_f||=[]).push([0]);\n' +
      '(self.__next_f||=[]).push([1,"0:\\"Myers<\\\\u003c/script>\\""]);\n' +
      '(self.TURBOPACK||=[]).push({"otherChunks":[]});\n',
  )
})

test('whatever a visitor typed may stand in the document', () => {
  expect(withDataInside(takenFrom(documentOf('<input value="a\0b">')), true)).toContain('value="a\0b"')
})

test('a page that is kept nowhere has the same in the document, and nothing in it ends the script', () => {
  const html = withDataInside(takenFrom(documentOf()), true)
  const [, json = ''] = /id="scripts">([\s\S]*?)<\/script>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    isAtOnce: true,
    data: [
      ['__next_f', [0]],
      ['__next_f', [1, '0:"Myers<\\u003c/script>"']],
      ['TURBOPACK', { otherChunks: [] }],
    ],
    scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  })
  expect(html).toBe(restOf(json))
})

test('the file has another name when the data differ, and the same when only the text does', () => {
  const nameOf = (html: string) => withDataFile(takenFrom(html), '/').scriptHash
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
  ['no scripts', documentOf().replaceAll(/<script src=[^>]*><\/script>/g, '')],
])('a document with %s is left as Next made it', (_, html) => {
  expect(takeApart(html)).toBeNull()
})
