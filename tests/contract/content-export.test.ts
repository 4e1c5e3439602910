import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createClient, type SanityClient } from '@sanity/client'
import { packTar, unpackTar } from 'modern-tar'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLake, type TestLake, tokens } from '../setup/lake.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

type Said = { code: number; said: string }
type Document = { _id: string; _type: string; _rev: string; [field: string]: unknown }

let stack: TestStack
let target: TestLake
let folder: string
let source: SanityClient
let owner: SanityClient
let archive: string
let exported: Said
let imported: Said

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocotillo content '))
  await chmod(folder, 0o755)
  ;[stack, target] = [await startStack({ services: ['lake'] }), await startLake()]
  owner = target.client('administrator')
  source = createClient({
    ...{ projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', perspective: 'raw' },
    ...{ apiHost: `${stack.url}/lake`, useProjectHostname: false, useCdn: false },
    token: stack.people[0]?.token,
  })
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9542f' } })
  const image = await source.assets.upload('image', await picture.png().toBuffer(), { filename: 'Arm Ä.png' })
  const asset = { _type: 'reference', _ref: image._id }
  await source
    .patch('injection-b12')
    .set({ image: { _type: 'accessibleImage', alt: 'An arm', asset } })
    .commit()
  await source.assets.upload('file', Buffer.from('a price list'), { filename: 'list.pdf' })
  await source.create({ _id: 'drafts.faq-new', _type: 'faq', question: 'New?', order: 1 })
  archive = join(folder, 'content.tar.gz')
  exported = await run('export', [archive, '--drafts'], local())
  imported = await importInto(archive)
})
afterAll(async () => {
  await target.stop()
  await stack.stop()
  await rm(folder, { recursive: true, force: true })
})

const local = () => ({ OCOTILLO_DATA_DIR: stack.dataDir, SANITY_PROJECT_ID: '' })
const hosted = (token: string) => ({
  ...{ SANITY_PROJECT_ID: 'local', SANITY_API_HOST: target.url, SANITY_WEBHOOK_SECRET: 'not-used-here' },
  SANITY_WRITE_TOKEN: token,
})

/** A command of the project, as another program would run it: its exit code and all it says. */
function run(command: 'export' | 'import', args: string[], env: Record<string, string>) {
  const file = `scripts/content-${command}.ts`
  return new Promise<Said>((resolve) => {
    const child = execFile(
      process.execPath,
      [file, ...args],
      { env: { ...process.env, NODE_OPTIONS: '', ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })
}
const importInto = (file: string, ...args: string[]) =>
  run('import', [file, ...args], hosted(tokens.administrator))

/** What there is, without what each lake writes itself. */
async function contentOf(client: SanityClient) {
  const documents = await client.fetch<Document[]>('*[!(_id in path("_.**"))] | order(_id)')
  return documents.map(({ _rev, _updatedAt, _createdAt, url, path, ...content }) => content)
}
const revisions = () => owner.fetch<object[]>('*[!(_id in path("_.**"))]{ _id, _rev } | order(_id)')

/** A copy of the archive with another data.ndjson or without one of its files. */
async function changedArchive(name: string, change: (path: string, text: string) => string | null) {
  const entries = await unpackTar(new Uint8Array(gunzipSync(await readFile(archive))))
  const changed = entries.flatMap(({ header, data }) => {
    const isText = header.name.endsWith('json')
    const text = change(header.name, isText ? new TextDecoder().decode(data) : '')
    if (text === null) return []
    const body = isText ? Buffer.from(text) : data
    return [{ header: { ...header, size: body?.length ?? 0 }, body }]
  })
  const file = join(folder, name)
  await writeFile(file, gzipSync(await packTar(changed)))
  return file
}

test('what a demo holds comes out as Sanity exports it, and is in an empty project afterwards: every document and every byte', async () => {
  expect([exported.code, exported.said]).toEqual([
    0,
    expect.stringMatching(/\(1 drafts\), 2 images and files/),
  ])
  const entries = await unpackTar(new Uint8Array(gunzipSync(await readFile(archive))))
  const names = entries.map(({ header }) => header.name.replace(/^production-export-[\w-]+\//, ''))
  expect(names).toEqual([
    'data.ndjson',
    expect.stringMatching(/^files\/[\da-f]{40}\.pdf$/),
    expect.stringMatching(/^images\/[\da-f]{40}-40x30\.png$/),
    'assets.json',
  ])
  expect([imported.code, imported.said]).toEqual([0, expect.stringContaining('Done.')])
  expect(await contentOf(owner)).toEqual(await contentOf(source))
  const urls = async (client: SanityClient) =>
    client.fetch<string[]>('*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(_id).url')
  const bytes = async (client: SanityClient) =>
    Promise.all((await urls(client)).map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))
  expect(await bytes(owner)).toEqual(await bytes(source))
})

test('the same file once more changes nothing', async () => {
  const before = await revisions()
  const { code, said } = await importInto(archive)
  expect([code, said]).toEqual([0, expect.stringMatching(/: 0 new documents, 0 changed, .* 0 images/)])
  expect(await revisions()).toEqual(before)
})

test('a trial says what would be done; what is missing is added without touching what was edited', async () => {
  await owner.patch('injection-b12').set({ price: 99 }).commit()
  await owner.delete('drafts.faq-new')
  const before = await revisions()
  const trial = await importInto(archive, '--dry-run')
  expect([trial.code, trial.said]).toEqual([0, expect.stringMatching(/: 1 new documents, 1 changed/)])
  expect(await revisions()).toEqual(before)
  expect((await importInto(archive, '--missing')).said).toMatch(/: 1 new documents, 0 changed/)
  expect(await owner.getDocument('injection-b12')).toMatchObject({ price: 99 })
  expect(await owner.getDocument('drafts.faq-new')).toBeTruthy()
  expect((await importInto(archive)).said).toMatch(/: 0 new documents, 1 changed/)
  expect(await owner.getDocument('injection-b12')).toMatchObject({ price: 13 })
})

test('nothing is deleted unless it was asked for and confirmed', async () => {
  await owner.create({ _id: 'faq-extra', _type: 'faq', question: 'Extra?' })
  expect((await importInto(archive)).code).toBe(0)
  const asked = await importInto(archive, '--replace')
  expect([asked.code, asked.said]).toEqual([1, expect.stringContaining('Deleting needs your answer')])
  expect(await owner.getDocument('faq-extra')).toBeTruthy()
  const sure = await importInto(archive, '--replace', '--yes')
  expect([sure.code, sure.said]).toEqual([0, expect.stringContaining('Documents deleted: 1')])
  expect(await contentOf(owner)).toEqual(await contentOf(source))
})

test('a folder and a plain file of texts do as well', { tags: ['long'] }, async () => {
  const [asFolder, asText] = [join(folder, 'content'), join(folder, 'content.ndjson')]
  expect((await run('export', [asFolder], local())).code).toBe(0)
  expect((await readdir(asFolder)).sort()).toEqual(['assets.json', 'data.ndjson', 'files', 'images'])
  expect((await run('export', [asText], local())).said).toContain('The images are not in this file')
  for (const file of [asFolder, asText]) {
    await owner.patch('injection-b12').unset(['image']).commit()
    expect((await importInto(file)).said).toMatch(/: 0 new documents, 1 changed/)
  }
  expect(await contentOf(owner)).toEqual(await contentOf(source))
  const again = await run('export', [asText], local())
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('is there already')])
})

test('what is damaged or unknown is told in a sentence, and nothing is written', {
  tags: ['long'],
}, async () => {
  await owner.patch('injection-b12').set({ price: 98 }).commit()
  const before = await revisions()
  const half = join(folder, 'half.tar.gz')
  await writeFile(half, (await readFile(archive)).subarray(0, 5000))
  const strange = '{"_id":"x","_type":"recipe"}\n'
  const unknown = await changedArchive('unknown.tar.gz', (path, text) =>
    path.endsWith('data.ndjson') ? text + strange : text,
  )
  const answers = await Promise.all([importInto(half), importInto(unknown, '--replace', '--yes')])
  expect(answers).toEqual([
    { code: 1, said: expect.stringMatching(/^.*half\.tar\.gz is damaged: .*\n$/) },
    { code: 1, said: "This site has no type 'recipe' (first: x). Nothing was written.\n" },
  ])
  expect(await revisions()).toEqual(before)
})

test('a token that is wrong or may not write is told so, and nothing is written', {
  tags: ['long'],
}, async () => {
  const before = await revisions()
  const cases = [
    ['no-such-token', /does not accept the token/],
    [tokens.viewer, /The token may not do this .* No document was written/s],
    ['', /SANITY_WRITE_TOKEN is not set/],
  ] as const
  const answers = await Promise.all(cases.map(([token]) => run('import', [archive], hosted(token))))
  expect(answers).toEqual(cases.map(([, sentence]) => ({ code: 1, said: expect.stringMatching(sentence) })))
  expect(await revisions()).toEqual(before)
})

test('a command that is misspelled says how it is written', async () => {
  const answers = await Promise.all([
    importInto(archive, '--everything'),
    importInto(archive, '--missing', '--replace'),
  ])
  const usage = { code: 1, said: expect.stringContaining('npm run content:import -- <file') }
  expect(answers).toEqual([usage, usage])
})
