import { startLake, type TestLake, tokens } from '../setup/lake.ts'

/** Measures the content lake at three sizes, prints a table, and fails when a look-up by path or by id grew. */
const sizes = [150, 1_000, 10_000]
const warmUps = 30
/** What counts as grown from the smallest size to the largest: more than half again, and more than 0.2 ms. */
const grown = { factor: 1.5, ms: 0.2 }

type Ask = (path: string, body?: object) => Promise<void>
interface Case {
  name: string
  repeats: number
  run(ask: Ask, size: number, round: number): Promise<void>
}

const query = (groq: string, params: Record<string, unknown> = {}) => {
  const search = new URLSearchParams({ query: groq, perspective: 'published', returnQuery: 'false' })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  return `/v2025-02-19/data/query/production?${search}`
}

const cases: Case[] = [
  {
    name: 'list',
    repeats: 200,
    run: (ask) =>
      ask(query('*[_type == "injection"] | order(order) [0...20]{..., "pairs": pairsWith->name}')),
  },
  {
    name: 'by path',
    repeats: 1000,
    run: (ask, size, round) => {
      const path = `/page-${(round * 5) % (size / 5)}`
      return ask(
        query('*[_type == "page" && path == $path][0]{..., "featured": featured->{name, price}}', { path }),
      )
    },
  },
  {
    name: 'by id',
    repeats: 1000,
    run: (ask, size, round) => ask(query('*[_id == $id][0]', { id: `document-${(round * 7) % size}` })),
  },
  {
    name: 'publish',
    repeats: 100,
    async run(ask, _size, round) {
      const pair = { draftId: 'drafts.document-1', publishedId: 'document-1' }
      const patch = { set: { price: 10 + (round % 50) } }
      const edit = { actionType: 'sanity.action.document.edit', ...pair, patch }
      const publish = { actionType: 'sanity.action.document.publish', ...pair }
      await ask('/v2025-02-19/data/actions/production', { actions: [edit, publish] })
    },
  },
]

const lake = await startLake()
try {
  await benchmark(lake)
} finally {
  await lake.stop()
}

async function benchmark({ handle, url, client }: TestLake): Promise<void> {
  const ways: [string, Ask][] = [
    ['handle()', asker(async (path, init) => handle(new Request(`http://lake${path}`, init)))],
    ['HTTP', asker((path, init) => fetch(`${url}${path}`, init))],
  ]
  const rows: Record<string, string>[] = []
  const medians = new Map<string, number[]>()
  let filled = 0
  for (const size of sizes) {
    for (; filled < size; filled += 50) await fill(client('administrator'), filled, 50)
    for (const [way, ask] of ways) {
      for (const { name, repeats, run } of cases) {
        const times = await measure(repeats, (round) => run(ask, size, round))
        const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
        const key = `${name}, ${way}`
        medians.set(key, [...(medians.get(key) ?? []), median])
        rows.push({ documents: String(size), what: name, over: way, median: ms(median), p99: ms(p99) })
      }
    }
  }
  console.table(rows)
  for (const [key, [smallest = 0, ...rest]] of medians) {
    if (!key.startsWith('by ')) continue
    const largest = rest.at(-1) ?? smallest
    const hasGrown = largest > smallest * grown.factor && largest - smallest > grown.ms
    if (hasGrown) process.exitCode = 1
    const verdict = hasGrown ? 'GREW with' : 'does not grow with'
    console.log(`${key}: ${verdict} the number of documents (${ms(smallest)} -> ${ms(largest)} ms)`)
  }
}

function asker(send: (path: string, init: RequestInit) => Promise<Response>): Ask {
  const headers = { Authorization: `Bearer ${tokens.administrator}`, 'Content-Type': 'application/json' }
  return async (path, body) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await send(path, init)
    const text = await answer.text()
    const isEmpty = path.includes('/query/') && (JSON.parse(text) as { result: unknown }).result === null
    if (!answer.ok || isEmpty) throw new Error(`${answer.status} for ${path}: ${text}`)
  }
}

async function measure(repeats: number, run: (round: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let round = -warmUps; round < repeats; round++) {
    const started = performance.now()
    await run(round + warmUps)
    if (round >= 0) times.push(performance.now() - started)
  }
  return times.sort((left, right) => left - right)
}

function quantile(sorted: number[], part: number): number {
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0
}

function ms(value: number): string {
  return value.toFixed(2)
}

/** About 0.9 kB each: of five documents one is a page with its own path, three are injections, one a package. */
async function fill(client: ReturnType<TestLake['client']>, from: number, count: number): Promise<void> {
  const transaction = client.transaction()
  for (let index = from; index < from + count; index++) {
    transaction.create({
      _id: `document-${index}`,
      _type: index % 5 === 0 ? 'page' : index % 5 === 1 ? 'package' : 'injection',
      name: `Document ${index}`,
      slug: { _type: 'slug', current: `document-${index}` },
      price: 10 + (index % 90),
      order: (index * 7919) % 10_007,
      description: 'A fixed text of the usual length for a description on a card. '.repeat(8),
      ...(index % 5 === 0 && { path: `/page-${index / 5}`, featured: referenceTo(index) }),
      ...(index % 5 > 1 && { pairsWith: referenceTo(index - 1) }),
    })
  }
  await transaction.commit({ returnDocuments: false })
}

function referenceTo(index: number) {
  return { _type: 'reference', _ref: `document-${index}` }
}
