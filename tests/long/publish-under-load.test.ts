import http from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { type Content, contentOf } from '../setup/content'
import type { Demo } from '../setup/demo'
import { testAlone as test } from '../setup/http-test'
import { tellOfPublish } from '../setup/tell-of-publish'

const rounds = 20
const address = '/vitamin-injections'
const priceOf = (round: number) => `87.${String(round + 10)}`

test('published in the midst of a thousand requests a second: each answer is whole, none older than what was announced; a restart has the page at once', async ({
  demo,
}) => {
  const content = contentOf(demo)
  const injection = (await content.published('injection-b12')) as unknown as Content
  const publish = async (round: number) => {
    await content.edit(injection._id, { price: Number(priceOf(round)) })
    await content.publish(injection._id)
    await tellOfPublish(demo, injection)
  }
  await content.faults({ webhooks: 'drop' })
  try {
    await publish(0)
    const load = startLoad(demo)
    for (let round = 1; round <= rounds; round++) {
      await publish(round)
      load.atLeast(round)
      await load.untilAnswered(500)
    }
    load.pause()
    await demo.stopSite()
    await demo.startSite()
    load.resume()
    await load.untilAnswered(500)
    const { problems, perSecond, shown } = await load.stop()
    expect(problems).toEqual([])
    expect(shown).toContain(priceOf(rounds))
    expect(perSecond).toBeGreaterThan(1000)
  } finally {
    await content.faults({ webhooks: 'deliver' })
    await content.publishPrice(injection._id, injection.price as number)
  }
})

/** 32 connections that ask for the page again and again. */
function startLoad({ ownUrl }: Demo) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
  const problems = new Set<string>()
  const bodies = new Map<string, { body: Buffer; price: string }>()
  const began = performance.now()
  let [answered, oldest, isOver] = [0, 0, false]
  let perSecond = 0
  let away: Promise<void> | undefined
  let resume = () => {}

  async function askAgain(): Promise<void> {
    while (!isOver) {
      const wanted = oldest
      const { status, etag, body } = await ask().catch((error: Error) => ({
        status: 0,
        etag: error.message,
        body: Buffer.alloc(0),
      }))
      if (status !== 200 && away) {
        await away
        continue
      }
      answered += 1
      if (status !== 200) problems.add(`${status} ${etag}`)
      else check(etag, body, wanted)
    }
  }

  function check(etag: string, body: Buffer, wanted: number): void {
    const known = bodies.get(etag)
    if (known && !known.body.equals(body)) problems.add(`two documents are called ${etag}`)
    const price = known?.price ?? read(body)
    bodies.set(etag, { body, price })
    if (price < priceOf(wanted)) problems.add(`${price} after ${priceOf(wanted)} was announced`)
  }

  function read(body: Buffer): string {
    const html = gunzipSync(body).toString()
    const prices = [...new Set(html.match(/(?<=\$)87\.\d\d/g))]
    if (prices.length !== 1 || !html.endsWith('</html>')) problems.add(`torn: ${prices}, ${html.slice(-20)}`)
    return prices[0] ?? ''
  }

  function ask(): Promise<{ status: number; etag: string; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const request = http.get(
        `${ownUrl}${address}`,
        { agent, headers: { 'accept-encoding': 'gzip' } },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              etag: answer.headers.etag ?? '',
              body: Buffer.concat(parts),
            }),
          )
        },
      )
      request.on('error', reject)
    })
  }

  const asking = Array.from({ length: 32 }, askAgain)
  return {
    /** From now on what is asked for must show this round's price or a later one. */
    atLeast: (round: number) => {
      oldest = round
    },
    async untilAnswered(more: number) {
      const wanted = answered + more
      await expect.poll(() => answered, { interval: 20, timeout: 60_000 }).toBeGreaterThan(wanted)
    },
    /** What is not answered from now on is asked for again after `resume`. */
    pause() {
      perSecond = Math.round(answered / ((performance.now() - began) / 1000))
      away = new Promise((resolve) => {
        resume = resolve
      })
    },
    resume() {
      away = undefined
      resume()
    },
    async stop() {
      isOver = true
      await Promise.all(asking)
      agent.destroy()
      return { problems: [...problems], perSecond, shown: [...bodies.values()].map(({ price }) => price) }
    },
  }
}
