import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents.ts'
import { checkTruth } from '../../lib/truth/check.ts'
import { truthNoteId } from '../../lib/truth/intended.ts'
import type { ContentDocument, Finding } from '../../lib/truth/model.ts'
import { cleanedContent } from '../fixtures/cleaned-content.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let stack: TestStack
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'truth '))
  stack = await startStack({ services: ['lake'] })
  // The demo writes down where its stack answers; here the test is the demo.
  await writeFile(join(stack.dataDir, 'stack.json'), JSON.stringify({ url: stack.url }))
})
afterAll(async () => {
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
})

type Answer = { code: number; out: string; problem: string }

const truth = (...options: string[]): Promise<Answer> =>
  new Promise((resolve) => {
    const env = { ...process.env, OCOTILLO_DATA_DIR: stack.dataDir, SANITY_PROJECT_ID: '' }
    execFile(
      process.execPath,
      [join(root, 'scripts/truth.ts'), ...options],
      { env, maxBuffer: 20_000_000 },
      (error, out, problem) => resolve({ code: error ? Number(error.code) : 0, out, problem }),
    )
  })

type Listed = {
  code: number
  documents: number
  findings: Finding[]
  intended: (Finding & { reason: string })[]
}
async function listed(...options: string[]): Promise<Listed> {
  const { code, out } = await truth('--json', ...options)
  return { code, ...JSON.parse(out) }
}

const keys = (findings: Finding[]) => findings.map(({ key }) => key).sort()

async function inFile(documents: readonly ContentDocument[]): Promise<string> {
  const file = join(folder, 'export.ndjson')
  await writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  return file
}

async function mutate(...mutations: object[]): Promise<void> {
  const answer = await fetch(`${stack.url}/lake/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.people[0]?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  expect(answer.status).toBe(200)
}

test('the content of a new demo has the findings of the first edition, and so says --seed', async () => {
  const wanted = keys(checkTruth(seedDocuments(), new Date()))
  const [published, seed] = [await listed(), await listed('--seed')]
  expect(keys(published.findings)).toEqual(wanted)
  expect(keys(seed.findings)).toEqual(wanted)
  expect([published.code, seed.code]).toEqual([1, 1])
})

test('a price put right as a draft is right with --drafts only, and for all once it is published', async () => {
  const price = (found: Listed) =>
    found.findings.filter(({ rule, key }) => rule === 'treatment-prices' && key.includes('treatment-myers'))
  const myers = seedDocuments().find(({ _id }) => _id === 'treatment-myers')
  await mutate({ createOrReplace: { ...myers, _id: 'drafts.treatment-myers', price: 205 } })
  expect(price(await listed())).toHaveLength(1)
  expect(price(await listed('--drafts'))).toHaveLength(0)
  await mutate(
    { delete: { id: 'drafts.treatment-myers' } },
    { patch: { id: 'treatment-myers', set: { price: 205 } } },
  )
  expect(price(await listed())).toHaveLength(0)
})

test('what is called intended is counted, and listed with its reason when it is asked for', {
  tags: ['long'],
}, async () => {
  const [finding] = (await listed()).findings
  if (!finding) throw new Error('The first edition has findings.')
  const reason = 'Both prices are meant until spring.'
  await mutate({
    createOrReplace: {
      _id: truthNoteId(finding.key),
      _type: 'truthNote',
      findingKey: finding.key,
      reason,
      by: 'Olivia',
    },
  })
  const { findings, intended } = await listed()
  expect(keys(findings)).not.toContain(finding.key)
  expect(intended).toMatchObject([{ key: finding.key, reason }])
  const [short, long] = [await truth(), await truth('--all')]
  expect(short.out).toContain('1 more is intended')
  expect(short.out).not.toContain(reason)
  expect(long.out).toContain(`Intended (${reason}): ${finding.sentence}`)
})

test('content that agrees with itself ends with 0', async () => {
  const file = await inFile(cleanedContent(new Date('2026-11-22T12:00:00-07:00')))
  const { code, out } = await truth('--file', file, '--at', '2026-11-22T12:00')
  expect(out).toMatch(/^Nothing contradicts itself in \d+ documents as of 2026-11-22 12:00\.\n$/)
  expect(code).toBe(0)
  expect((await truth('--file', file, '--at', '2027-12-01')).code).toBe(1)
})

test.each([
  ['a moment that is none', ['--at', 'tomorrow'], /“tomorrow” is not a valid date and time/],
  ['an unknown option', ['--sed'], /Unknown option/],
  ['a file that is not there', ['--file', '/nowhere/export.ndjson'], /could not be read/],
])('%s ends with 2 and a sentence', { tags: ['long'] }, async (_what, options, sentence) => {
  const { code, problem } = await truth(...options)
  expect(problem).toMatch(sentence)
  expect(code).toBe(2)
})

test('a line that is no document is named', { tags: ['long'] }, async () => {
  const file = await inFile([])
  await writeFile(file, '{"_id":"a","_type":"faq"}\n{"_id":')
  expect((await truth('--file', file)).problem).toMatch(/^Line 2 of .* is no document/)
})

test('without a demo it says what to do', async () => {
  await rm(join(stack.dataDir, 'stack.json'))
  const { code, problem } = await truth()
  expect(problem).toMatch(/^No demo runs in .*npm run demo/)
  expect(code).toBe(2)
})
