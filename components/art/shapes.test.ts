import { globSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { shapesFile } from '@/components/ui/shapes-file'
import { readByShapes } from '@/lib/platform/front/server/first-screen'
import { shapes } from './shapes'

const text = readFileSync(`public${shapesFile}`, 'utf8')
// Throws where it can't be read as XML.
const { document } = new JSDOM(text, { contentType: 'image/svg+xml' }).window

test('the file holds each shape by a name of its own, and nothing of it waits for a rule of a page', () => {
  const names = shapes.map(([name]) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(document.getElementById(name), name).not.toBeNull()
  expect(document.querySelector('[class]')).toBeNull()
})

test('what it reads of the page around is in the rules of a first screen', () => {
  const read = new Set(text.match(/(?<=var\()--[\w-]+/g))
  expect([...read].toSorted()).toEqual(readByShapes.toSorted())
})

test('every shape that a component names is there; what runs in the browser takes none along', () => {
  const files = globSync('{app,components}/**/*.tsx').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(50)
  const drawings = /from '[^']*\/(?:icon-shapes|shapes|drip-bag|vial|valley-map)'/
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    for (const [, name = ''] of code.matchAll(/<Shape\s+name="([^"]+)"/g))
      expect(document.getElementById(name), `${name} in ${file}`).not.toBeNull()
    if (code.startsWith("'use client'")) expect(code, file).not.toMatch(drawings)
  }
})
