import { setTimeout as wait } from 'node:timers/promises'
import type postgres from 'postgres'
import { storeAt } from '../../lib/platform/shared-store/server/shared-store.ts'
import type { Cluster, ClusterNode } from '../../scripts/cluster/start.ts'
import { contentOf } from '../setup/content.ts'
import type { Demo } from '../setup/demo.ts'
import { startLoad } from './load.ts'
import { startWriters } from './writers.ts'

type Options = {
  cluster: Cluster
  demo: Demo
  lake: { isDown: boolean }
  isShort: boolean
  connect(): Promise<postgres.Sql>
}

const perSecond = 500
const known = ['/', '/vitamin-injections', '/iv-therapy', '/products', '/contact', '/about']
const shown = '/vitamin-injections'
const product = 'injection-taurine'
const limitMs = 1_000
/** nginx leaves a node alone for so long after failures. */
const nginxRestMs = 4_000

/** Runs all of it, prints each figure, and resolves with what was not as it must be. */
export async function drill({ cluster, demo, lake, isShort, connect }: Options): Promise<string[]> {
  const problems: string[] = []
  const content = contentOf(demo)
  const { nodes, store, stack } = cluster
  let price = 3_000
  for (const { url } of [cluster, ...nodes]) for (const path of known) await bodyOf(`${url}${path}`)
  const sql = await connect()
  const shop = { ...demo, now: () => Date.now() }
  const writers = await startWriters(shop, sql)
  await sql.end()
  const load = startLoad(cluster.url, known, perSecond)

  /** Publishes the next price; resolves with what is then on the page. */
  async function publish(): Promise<string> {
    // What is whole is shown without cents.
    price += price % 100 === 99 ? 2 : 1
    await content.publishPrice(product, price / 100)
    return `$${(price / 100).toFixed(2)}`
  }

  async function step(name: string, work: () => Promise<string>): Promise<void> {
    await load.figures()
    const said = await work().catch((error) => {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`)
      return 'broke off'
    })
    const { answered, failures, slowestMs } = await load.figures()
    console.log(`${name}: ${said}; ${answered} requests, ${failures.length} failed, slowest ${slowestMs} ms`)
    if (failures.length > 0)
      problems.push(`${name}: ${failures.length} failed: ${failures.slice(0, 3).join(' | ')}`)
  }

  /** Published while something is away, and seen by all when it is back. */
  async function seenAfter(text: string, patienceMs: number, by: ClusterNode[] = nodes): Promise<string> {
    const ms = await msUntilShown(by, text, patienceMs)
    return `published meanwhile, seen by all ${ms} ms after`
  }

  await step('10 publishes to nodes that have just started', async () => {
    for (let round = 0; round < 10; round += 1) await msUntilShown(nodes, await publish(), 20_000)
    return 'seen by both, not counted'
  })

  const rounds = isShort ? 10 : 100
  await step(`${rounds} publishes`, async () => {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const text = await publish()
      times.push(await msUntilShown(nodes, text, 10_000))
      await wait(200)
    }
    times.sort((one, other) => one - other)
    const max = times.at(-1) ?? 0
    if (max >= limitMs) problems.push(`a publish took ${max} ms to both nodes`)
    return `seen by both nodes after ${times[Math.floor(rounds / 2)]} ms (median), ${max} ms (max)`
  })

  await step('store killed for 5 s', async () => {
    await store.end('SIGKILL')
    const text = await publish()
    await wait(5_000)
    await store.start()
    return seenAfter(text, 5_000)
  })

  await step('store wiped', async () => {
    const one = storeAt(`redis://127.0.0.1:${store.port}`)
    await one.connect()
    await one.ask(({ text }) => text.flushAll())
    return seenAfter(await publish(), 5_000)
  })

  await step('store frozen for 5 s', async () => {
    store.signal('SIGSTOP')
    const text = await publish()
    await wait(5_000)
    store.signal('SIGCONT')
    return seenAfter(text, 5_000)
  })

  const [first] = nodes
  if (first)
    await step('a node killed, away for 5 s', async () => {
      await first.end('SIGKILL')
      const text = await publish()
      await wait(5_000)
      await first.start()
      return seenAfter(text, 10_000)
    })

  await step('rolling restart, twice', async () => {
    for (let round = 0; round < 2; round += 1)
      for (const node of nodes) {
        await wait(nginxRestMs)
        await node.end('SIGTERM')
        await node.start()
      }
    return 'each node ended and started'
  })

  await step('database and all other services killed and started', async () => {
    await wait(nginxRestMs)
    await stack.end('SIGKILL')
    await wait(2_000)
    await stack.start()
    return seenAfter(await publish(), 60_000)
  })

  const awaySeconds = isShort ? 20 : 600
  await step(`CMS away for ${awaySeconds} s`, async () => {
    lake.isDown = true
    let text = ''
    for (let nth = 0; nth < 5; nth += 1) text = await publish()
    const fresh = await cluster.addNode()
    for (const path of known) await bodyOf(`${fresh.url}${path}`)
    await wait(awaySeconds * 1_000)
    for (const node of [...nodes, fresh]) for (const path of known) await bodyOf(`${node.url}${path}`)
    lake.isDown = false
    const said = await seenAfter(text, 60_000, [...nodes, fresh])
    await fresh.end()
    return `5 publishes, a fresh node had every page; ${said}`
  })

  const after = await connect()
  const { forms, orders, troubles } = await writers.judge(after)
  await after.end()
  const { failures } = await load.end()
  problems.push(...failures, ...troubles)
  console.log(
    `meanwhile: ${forms} forms and ${orders} paid orders confirmed, ${troubles.length} lost or doubled`,
  )
  return problems
}

/** Milliseconds until each of these nodes has it on its page. */
async function msUntilShown(nodes: ClusterNode[], text: string, patienceMs: number): Promise<number> {
  const began = performance.now()
  await Promise.all(
    nodes.map(async ({ name, url }) => {
      while (!(await bodyOf(`${url}${shown}`)).includes(text)) {
        if (performance.now() - began > patienceMs)
          throw new Error(`${name} did not show ${text} in ${patienceMs} ms`)
        // Asked more often, the asking itself would be half of the load.
        await wait(40)
      }
    }),
  )
  return Math.round(performance.now() - began)
}

async function bodyOf(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
