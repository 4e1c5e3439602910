import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../../schemas/index.ts'
import { createStudioConfig } from '../../config.ts'
import { landingPage } from '../../landing-page.ts'
import { deskGroups, specialRows } from '../../structure/rows.ts'
import { inboxTabs } from '../inbox/inbox.tsx'
import { screen } from './screen-names.ts'
import type { ScreenName } from './task.ts'
import { handbook } from './tasks/all.ts'

const names: [string, ScreenName][] = Object.entries(screen)
const tasks = handbook.flatMap((group) => group.tasks)

test.each(names)('%s stands on the screen as the handbook says it', (_key, name) => {
  expect(wordsOnScreen(name)).toContain(name.words)
})

test('every word in the list is used by a task, and every task only names words of the list', () => {
  const used = new Set(tasks.flatMap(({ steps }) => steps.flat()).filter((part) => typeof part !== 'string'))
  expect(names.filter(([, name]) => !used.has(name)).map(([key]) => key)).toEqual([])
  expect([...used].filter((name) => !names.some(([, known]) => known === name))).toEqual([])
})

test('each task begins in a place that exists', () => {
  const lists: Record<string, string> = Object.fromEntries(listTitles())
  for (const { id, begins } of tasks) {
    for (const opening of begins) {
      if (opening.opens === 'list') expect(lists[opening.id], id).toBe(opening.title)
      if (opening.opens === 'tool') expect(toolTitles(), id).toContain(opening.title)
      if (opening.opens === 'new')
        expect([landingPage.id, ...schemaTypes.map(({ name }) => name as string)], id).toContain(
          opening.template,
        )
    }
  }
})

test('there are at least twenty tasks, each with an address of its own and at least two steps', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(20)
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
  for (const { id, steps } of tasks) expect(steps.length, id).toBeGreaterThanOrEqual(2)
})

/** The words that really are where the handbook says they are. */
function wordsOnScreen(name: ScreenName): (string | undefined)[] {
  if (name.kind === 'list') return listTitles().flatMap(([id, title]) => (id === name.id ? [title] : []))
  if (name.kind === 'field') return [fieldTitle(name.path.split('.'))]
  if (name.kind === 'tab') return groupTitles(name.type)
  if (name.kind === 'type') return [typeNamed(name.type)?.title]
  if (name.kind === 'template') return name.id === landingPage.id ? [landingPage.title] : []
  if (name.kind === 'tool') return toolTitles()
  if (name.kind === 'inboxTab') return inboxTabs.map(({ title }) => title)
  if (name.kind === 'inbox') return toolsSource.includes(quoted(name.words)) ? [name.words] : []
  return sanitysWords.includes(`: "${name.words}"`) ? [name.words] : []
}

type Named = { name: string; title?: string; fields?: Named[]; groups?: Named[]; of?: Named[] }

const typeNamed = (name: string) => (schemaTypes as unknown as Named[]).find((type) => type.name === name)

function fieldTitle([type, ...path]: string[]): string | undefined {
  let here = typeNamed(type ?? '')
  for (const name of path) here = here?.fields?.find((field) => field.name === name)
  return here?.title
}

const groupTitles = (type: string) => (typeNamed(type)?.groups ?? []).map(({ title }) => title)

function listTitles(): [string, string][] {
  const rows = deskGroups.flatMap((group) => group.rows)
  return [...rows, ...Object.values(specialRows)].map(({ id, title }) => [id, title])
}

function toolTitles(): string[] {
  const config = createStudioConfig({ projectId: 'local', dataset: 'production' })
  const ofPlugins = (config.plugins ?? []).flatMap(({ tools }) => (Array.isArray(tools) ? tools : []))
  const owner = { currentUser: { roles: [{ name: 'administrator' }] } }
  const ofOurs = typeof config.tools === 'function' ? config.tools([], owner as never) : []
  return [...ofPlugins, ...ofOurs].map(({ title }) => title)
}

const toolsFolder = fileURLToPath(new URL('..', import.meta.url))
const toolsSource = readAll(toolsFolder, (file) => file.endsWith('.tsx') && !file.includes('handbook'))
const sanitysWords = readAll(
  join(dirname(fileURLToPath(import.meta.resolve('sanity/package.json'))), 'lib'),
  (file) => file.endsWith('.js'),
)

function readAll(folder: string, isWanted: (file: string) => boolean): string {
  const files = readdirSync(folder, { recursive: true }).map(String).filter(isWanted)
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/**
 * In our own tools a word stands between tags or quotation marks, or begins a template such as `Needs attention
 * ${count}`.
 */
function quoted(words: string): string {
  const found = [`>${words}<`, `'${words}'`, `"${words}"`, `\`${words} $`].find((form) =>
    toolsSource.includes(form),
  )
  return found ?? `nowhere: ${words}`
}
