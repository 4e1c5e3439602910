import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPackage } from './read-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'ocotillo package '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
function file(name: string, text: string): string {
  count += 1
  const path = join(folder, `${count}-${name}`)
  writeFileSync(path, text)
  return path
}
function folderWith(files: Record<string, string>): string {
  count += 1
  const path = join(folder, String(count))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(path, name, '..'), { recursive: true })
    writeFileSync(join(path, name), text)
  }
  return path
}

const picture = 'bytes of a picture'
const sha1 = createHash('sha1').update(picture).digest('hex')
const withPicture = `{"_id":"a","_type":"faq","image":{"_sanityAsset":"image@file://./images/${sha1}-4x3.png"}}`

test('Sanity’s own documents are left out, empty lines do not matter', async () => {
  const lines = ['{"_id":"a","_type":"faq"}', '', '{"_id":"b","_type":"sanity.previewUrlSecret"}', '']
  expect(await readPackage(file('x.ndjson', lines.join('\n')))).toEqual({
    documents: [{ _id: 'a', _type: 'faq' }],
    assets: [],
    leftOut: 1,
  })
})

test('an asset comes with its bytes, its id and what was noted on it', async () => {
  const path = folderWith({
    'data.ndjson': withPicture,
    [`images/${sha1}-4x3.png`]: picture,
    'assets.json': JSON.stringify({ [`image-${sha1}`]: { originalFilename: 'Arm.png' } }),
  })
  const { assets } = await readPackage(path)
  expect(assets).toMatchObject([
    { id: `image-${sha1}-4x3-png`, kind: 'image', notes: { originalFilename: 'Arm.png' } },
  ])
  expect(Buffer.from(assets[0]?.bytes ?? []).toString()).toBe(picture)
})

test.each([
  ['a line that is cut', '{"_id":"a","_type":"faq"}\n{"_id":"b","_ty', /^Line 2 of the data is damaged/],
  ['a line that is no document', '[1]', /^Line 1 of the data is damaged/],
  ['a document without an id', '{"_type":"faq"}', /^Line 1/],
  ['an id that is none', '{"_id":"a b","_type":"faq"}', /^Line 1/],
  ['a document twice', '{"_id":"a","_type":"faq"}\n{"_id":"a","_type":"faq"}', /^a is twice/],
  ['a picture that is not there', withPicture, /png is missing/],
  ['a path out of the package', withPicture.replace('./images', '../../images'), /missing/],
  ['a picture without its hash', withPicture.replaceAll(sha1, 'x'), /is not named as/],
])('%s is refused by its name', async (_what, data, sentence) => {
  await expect(readPackage(folderWith({ 'data.ndjson': data }))).rejects.toThrow(sentence)
})

test('a picture with other bytes than its name says is damaged', async () => {
  const path = folderWith({ 'data.ndjson': withPicture, [`images/${sha1}-4x3.png`]: 'others' })
  await expect(readPackage(path)).rejects.toThrow(/is damaged/)
})

test('what is no export is told so', async () => {
  await expect(readPackage(join(folder, 'none'))).rejects.toThrow(/^There is no/)
  await expect(readPackage(folderWith({ 'read.me': 'x' }))).rejects.toThrow(/holds no data\.ndjson/)
})
