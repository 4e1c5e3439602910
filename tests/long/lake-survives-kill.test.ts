import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack, type TestStack } from '../setup/stack.ts'

const rounds = 20
const editors = 4
const transactionsPerRound = 200
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_000)
const random = randomFrom(seed)

let stack: TestStack
beforeAll(async () => {
  stack = await startStack({ services: ['lake'] })
})
afterAll(() => stack.stop())

/** One person at work: edits a document and its twin in the same transactions, one after the other. */
interface Editor {
  name: string
  /** Ids of the transactions that were acknowledged, in order. */
  acknowledged: string[]
  /** The transaction that was under way when the lake died. */
  unsure: string | undefined
}

test(`killed in the middle of ${transactionsPerRound} Studio edits, ${rounds} times, nothing is torn or lost (seed ${seed})`, {
  timeout: 300_000,
}, async () => {
  console.log(`KILL_SEED=${seed}`)
  let unsure = 0
  for (let round = 0; round < rounds; round++) {
    const people = Array.from({ length: editors }, (_, index): Editor => {
      return { name: `r${round}e${index}`, acknowledged: [], unsure: undefined }
    })
    await editUntilKilled(people)
    await stack.restart()
    for (const person of people) {
      await expectWholeAndKept(person)
      await expectStaleRefused(person)
    }
    unsure += people.filter((person) => person.unsure).length
  }
  // Otherwise every kill fell between two transactions and proved little.
  expect(unsure).toBeGreaterThan(rounds)
})

async function editUntilKilled(people: Editor[]): Promise<void> {
  const client = connect()
  await Promise.all(people.map(({ name }) => createPair(client, name)))
  const killAfter = 5 + Math.floor(random() * (transactionsPerRound - 10))
  const killDelayMs = random() * 5
  let killed: Promise<void> | undefined
  const total = () => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

  async function work(person: Editor): Promise<void> {
    for (let step = 0; step < transactionsPerRound / editors; step++) {
      const id = `${person.name}-${step}`
      person.unsure = id
      const isDone = await edit(client, person.name, id, step).catch(isLost)
      if (!isDone) return
      person.acknowledged.push(id)
      person.unsure = undefined
      if (total() >= killAfter) killed ??= after(killDelayMs).then(() => stack.kill())
    }
  }
  await Promise.all(people.map(work))
  await killed
}

/** Only a lost connection is expected; a refusal of the lake would be a failure of its own. */
function isLost(cause: { statusCode?: number }): false {
  if (cause.statusCode !== undefined) throw cause
  return false
}

async function edit(client: SanityClient, name: string, id: string, step: number): Promise<true> {
  const insert = { after: 'log[-1]', items: [id] }
  const edits = [name, `${name}-twin`].flatMap((publishedId) => {
    const pair = { publishedId, draftId: `drafts.${publishedId}` }
    const change = { actionType: 'sanity.action.document.edit' as const, ...pair, patch: { insert } }
    const publish = { actionType: 'sanity.action.document.publish' as const, ...pair }
    return step % 10 === 9 ? [change, publish] : [change]
  })
  await client.action(edits as Parameters<SanityClient['action']>[0], { transactionId: id })
  return true
}

async function expectWholeAndKept({ name, acknowledged, unsure }: Editor): Promise<void> {
  const client = connect()
  const [own, twin] = await readLogs(client, name)
  expect(twin, 'a transaction is whole or did not happen').toEqual(own)
  const possible = unsure ? [acknowledged, [...acknowledged, unsure]] : [acknowledged]
  expect(possible, 'what was acknowledged is there, in order, once').toContainEqual(own)
  if (!unsure) return
  // The Studio sends again what it got no answer for, under the same transaction id.
  await edit(client, name, unsure, Number(unsure.split('-')[1]))
  const again = [...acknowledged, unsure]
  expect(await readLogs(client, name), 'sent again, applied once').toEqual([again, again])
}

async function expectStaleRefused({ name }: Editor): Promise<void> {
  const client = connect()
  const [document] = await client.fetch<{ _id: string; _rev: string }[]>('*[sanity::versionOf($id)]', {
    id: name,
  })
  if (!document) throw new Error(`${name} is gone`)
  const { _id, _rev } = document
  await client.patch(_id).ifRevisionId(_rev).set({ note: 'first' }).commit()
  const stale = client.patch(_id).ifRevisionId(_rev).set({ note: 'second' }).commit()
  await expect(stale).rejects.toMatchObject({ statusCode: 409 })
}

async function createPair(client: SanityClient, name: string): Promise<void> {
  const documents = [name, `${name}-twin`].map((_id) => ({ _id, _type: 'note', log: [] }))
  await Promise.all(documents.map((document) => client.create(document)))
}

/** The logs of a document and its twin, of the draft where there is one. */
async function readLogs(client: SanityClient, name: string): Promise<string[][]> {
  const ids = [name, `${name}-twin`]
  const query = '*[_id in $ids]{_id, log}'
  const found = await client.fetch<{ _id: string; log: string[] }[]>(
    query,
    { ids },
    { perspective: 'drafts' },
  )
  return ids.map((id) => found.find(({ _id }) => _id === id)?.log ?? [])
}

function connect(): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${stack.url}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: stack.secrets.peopleTokens.ed,
    perspective: 'raw',
    maxRetries: 0,
  })
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** mulberry32: the same numbers for the same seed. */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
