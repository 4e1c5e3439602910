import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveOldBuilds } from './old-builds'

let folder: string
let seconds = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ocotillo-builds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * As a build leaves it: its own scripts, nothing of before. The disk's clock is too slow for builds without any work:
 * each has a minute.
 */
function build(id: string): string[] {
  const chunks = join(folder, 'chunks')
  rmSync(chunks, { recursive: true, force: true })
  mkdirSync(chunks)
  for (const name of ['shared.js', `${id}.js`]) writeFileSync(join(chunks, name), name)
  leaveOldBuilds(folder, id, chunks)
  seconds += 60
  utimesSync(join(folder, 'scripts', id), seconds, seconds)
  return readdirSync(chunks).toSorted()
}

test('a page that was opened before a new build finds its scripts for one version', () => {
  expect(build('one')).toEqual(['one.js', 'shared.js'])
  expect(build('two')).toEqual(['one.js', 'shared.js', 'two.js'])
  // Started again: nothing changes.
  leaveOldBuilds(folder, 'two', join(folder, 'chunks'))
  expect(build('three')).toEqual(['shared.js', 'three.js', 'two.js'])
  expect(readdirSync(join(folder, 'scripts')).toSorted()).toEqual(['three', 'two'])
})

test('the stored pages of the build before stay for one version, too; those of older ones go', () => {
  for (const id of ['one', 'two', 'three']) {
    mkdirSync(join(folder, 'pages', id), { recursive: true })
    build(id)
  }
  expect(readdirSync(join(folder, 'pages')).toSorted()).toEqual(['three', 'two'])
})
