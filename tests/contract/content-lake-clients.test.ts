import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLake, type TestLake } from '../setup/lake.ts'

// Whoever knows Sanity's own programs uses them here, too: what they ask is answered as Sanity answers, or refused in
// a sentence that names what is missing.

let source: TestLake
let target: TestLake
let folder: string
let client: SanityClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ocotillo-clients-'))
  ;[source, target] = [await startLake(), await startLake()]
  client = source.client('administrator')
})
afterAll(async () => {
  await source?.stop()
  await target?.stop()
  await rm(folder, { recursive: true, force: true })
})

const question = { _id: 'faq-one', _type: 'faq', question: 'Does it hurt?' }
const contentOf = (from: SanityClient) =>
  from.fetch<object[]>(
    '*[!(_id in path("_.**"))] | order(_id) { ..., "_rev": null, "_createdAt": null, "_updatedAt": null }',
  )

test('what “sanity dataset export” takes away, “sanity dataset import” brings to another dataset, drafts and images too', async () => {
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#d9542f' } })
  const asset = await client.assets.upload('image', await picture.png().toBuffer(), { filename: 'arm.png' })
  await client.create({
    ...question,
    picture: { _type: 'image', asset: { _type: 'reference', _ref: asset._id } },
  })
  await client.create({ ...question, _id: 'drafts.faq-one', question: 'Will it hurt?' })
  await client.create({ _id: 'page-one', _type: 'page', title: 'One' })
  const file = join(folder, 'all.tar.gz')
  const { assetCount, documentCount } = await exportDataset({
    client,
    dataset: 'production',
    outputPath: file,
  })
  expect({ assetCount, documentCount }).toEqual({ assetCount: 1, documentCount: 3 })
  const other = target.client('administrator')
  await sanityImport(createReadStream(file), { client: other, operation: 'createOrReplace' } as never)
  const [before, after] = [await contentOf(client), await contentOf(other)]
  expect(JSON.parse(JSON.stringify(after).replaceAll(target.url, source.url))).toEqual(before)
  const some = join(folder, 'pages.tar.gz')
  expect(
    await exportDataset({ client, dataset: 'production', outputPath: some, types: ['page'] }),
  ).toMatchObject({ documentCount: 1 })
})

const refusals: [what: string, call: (sanity: SanityClient) => Promise<unknown>, sentence: RegExp][] = [
  ['a release', ({ releases }) => releases.create({ releaseId: 'rA' }), /not support.*release\.create/],
  [
    'a change of a release',
    ({ releases }) => releases.edit({ releaseId: 'rA', patch: {} } as never),
    /release\.edit/,
  ],
  [
    'the time of a release',
    ({ releases }) => releases.schedule({ releaseId: 'rA', publishAt: '2030-01-01T00:00:00Z' }),
    /schedule/,
  ],
  ['publishing a release', ({ releases }) => releases.publish({ releaseId: 'rA' }), /release\.publish/],
  ['archiving a release', ({ releases }) => releases.archive({ releaseId: 'rA' }), /release\.archive/],
  ['deleting a release', ({ releases }) => releases.delete({ releaseId: 'rA' }), /release\.delete/],
  [
    'a version in a release',
    (sanity) => sanity.createVersion({ publishedId: 'faq-one', releaseId: 'rA', baseId: 'faq-one' } as never),
    /document\.version\.create/,
  ],
  [
    'replacing a version',
    (sanity) => sanity.replaceVersion({ document: { ...question, _id: 'versions.rA.faq-one' } } as never),
    /document\.version\.replace/,
  ],
  [
    'unpublishing by a release',
    (sanity) => sanity.unpublishVersion({ publishedId: 'faq-one', releaseId: 'rA' }),
    /document\.version\.unpublish/,
  ],
  ['a webhook', (sanity) => sanity.request({ url: '/hooks/projects/local' }), /does not serve \/hooks/],
  ['a new dataset', ({ datasets }) => datasets.create('staging'), /does not serve \/datasets\/staging/],
  ['all projects', ({ projects }) => projects.list(), /does not serve \/projects/],
  ['tokens', (sanity) => sanity.request({ url: '/projects/local/tokens' }), /does not serve .*tokens/],
]
test.each(refusals)(
  'at the lake, %s is refused in a sentence that names it',
  async (_what, call, sentence) => {
    const failure = await call(client).then(
      () => undefined,
      (error: { statusCode: number; message: string }) => error,
    )
    expect(failure?.message).toMatch(sentence)
    expect([400, 404]).toContain(failure?.statusCode)
  },
)

test('people and datasets are told as Sanity tells them', async () => {
  expect(await client.users.getById('me')).toMatchObject({ role: 'administrator', provider: 'sanity' })
  expect(await client.datasets.list()).toEqual([expect.objectContaining({ name: 'production' })])
  expect(await client.projects.getById('local')).toMatchObject({ id: 'local', displayName: 'Ocotillo' })
})
