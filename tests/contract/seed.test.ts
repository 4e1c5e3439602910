import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startStack({ services: ['lake'] })
})
afterAll(() => stack.stop())

const get = (path: string) =>
  fetch(`${stack.url}/lake/v2025-02-19/data/${path}`, {
    headers: { authorization: `Bearer ${stack.people[0]?.token}` },
  })
const query = async (groq: string, perspective = 'published') =>
  (await (await get(`query/production?perspective=${perspective}&query=${encodeURIComponent(groq)}`)).json())
    .result
const revisions = () => query('*[_type != "sanity.imageAsset"]{_id, _rev} | order(_id)')

test('a new data folder begins with the first edition, all of it published', async () => {
  const ids = await query('*[_type != "sanity.imageAsset"]._id')
  expect(ids.sort()).toEqual(
    seedDocuments()
      .map(({ _id }) => _id)
      .sort(),
  )
  expect(await query('count(*[_id in path("drafts.**")])', 'raw')).toBe(0)
  expect(await query('*[_weak == true || defined(_strengthenOnPublish)]')).toEqual([])
})

test('its history reads as if the owner had written and published it', async () => {
  const [id] = await query('*[_type == "injection"] | order(_id)._id')
  const text = await (
    await get(`history/production/transactions/${id},drafts.${id}?excludeContent=true`)
  ).text()
  const entries = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries.map(({ author, documentIDs }) => [author, documentIDs.includes(id)])).toEqual([
    ['olivia', false],
    ['olivia', true],
  ])
})

test('what people changed since is not seeded over at the next start', async () => {
  const edit = { mutations: [{ patch: { id: 'siteSettings', set: { tagline: 'Changed by the owner' } } }] }
  const answer = await fetch(`${stack.url}/lake/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.people[0]?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(edit),
  })
  expect(answer.status).toBe(200)
  const before = await revisions()
  await stack.restart()
  expect(await query('*[_id == "siteSettings"][0].tagline')).toBe('Changed by the owner')
  expect(await revisions()).toEqual(before)
})
