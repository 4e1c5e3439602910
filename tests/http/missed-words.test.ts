import { randomInt, randomUUID } from 'node:crypto'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { staffOf } from '../setup/staff'

/** Letters that no page has, so that they find nothing. */
const newWords = () => `qqx ${randomUUID().replace(/[\W\d]/g, '')}zzq`.slice(0, 30)
const network = (n: number, host = randomInt(1, 255)) => `10.${n}.${n}.${host}`
const base = randomInt(1, 200)

const tell = (demo: Demo, body: object, from: string, headers: Record<string, string> = {}) =>
  fetch(`${demo.ownUrl}/api/search/missed`, {
    method: 'POST',
    headers: {
      origin: demo.siteUrl,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...headers,
    },
    body: JSON.stringify(body),
  })
const shown = async (demo: Demo) => {
  const { status, json } = await staffOf(demo, 'ed')('GET', 'missed-words')
  expect(status).toBe(200)
  return ((json?.items ?? []) as { words: string }[]).map(({ words }) => words)
}

test('words that found nothing are shown to staff once five networks sent them, from the search and its page (decision 0047)', async ({
  demo,
}) => {
  const words = newWords()
  for (const n of [1, 2, 3])
    expect(
      (await tell(demo, { words: `${words.toUpperCase()} 480-555-0142` }, network(base + n))).status,
    ).toBe(204)
  // Three more addresses of one network, and one that says it is another.
  for (const host of [1, 2, 3]) await tell(demo, { words }, network(base + 1, host))
  await tell(demo, { words }, `203.0.113.9, ${network(base + 2)}`)
  const page = (from: string, site: string) =>
    fetch(`${demo.ownUrl}/search?q=${encodeURIComponent(`${words} qqxj@zzxqj`)}`, {
      headers: { 'x-forwarded-for': from, 'sec-fetch-site': site },
    }).then((response) => response.text())
  await page(network(base + 4), 'same-origin')
  // Another site's visitors are not asked.
  await page(network(base + 6), 'cross-site')
  expect(await shown(demo)).not.toContain(words)
  await page(network(base + 5), 'none')
  await expect.poll(() => shown(demo)).toContain(words)
  expect(JSON.stringify(await demo.rows('missed_words', ''))).not.toContain('zzxqj')
})

test('what finds something is not counted; other sites and odd bodies are refused, and one network counts 20 words a day (decision 0047)', async ({
  demo,
}) => {
  for (const n of [1, 2, 3, 4, 5]) await tell(demo, { words: 'hangover' }, network(base + 10 + n))
  expect(await shown(demo)).not.toContain('hangover')
  const from = network(base + 20)
  expect((await tell(demo, { words: 'x' }, from, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await tell(demo, { words: 'x', name: 'Maria' }, from)).status).toBe(400)
  expect((await tell(demo, { words: 'x'.repeat(101) }, from)).status).toBe(400)
  const before = (await demo.rows('missed_word_senders', '')).length
  for (let n = 0; n < 25; n += 1) await tell(demo, { words: newWords() }, network(base + 21, n + 1))
  const more = (await demo.rows('missed_word_senders', '')).length - before
  // Another test may look for something in vain meanwhile.
  expect([more >= 20, more < 25]).toEqual([true, true])
  expect((await staffOf(demo, 'clara')('GET', 'missed-words')).status).toBe(403)
})
