import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { type Demo, startDemo } from '../setup/demo'
import { expect, testAlone as test } from '../setup/http-test'
import { startStack } from '../setup/stack'

const lake = (demo: Demo) => `${demo.ownUrl}/api/local/lake/v2025-02-19`
const authorized = (demo: Demo) => ({ authorization: `Bearer ${demo.person('olivia').token}` })

test('an event stream stays open for a minute through the app and then still delivers at once', async ({
  demo,
}) => {
  const filter = encodeURIComponent('*[_id == "injection-nac"]')
  const response = await fetch(`${lake(demo)}/data/listen/production?query=${filter}`, {
    headers: authorized(demo),
  })
  expect(response.status).toBe(200)
  const events = textOf(response)
  const openedAt = Date.now()
  await events.until(/event: welcome/)
  await events.until(/^:/m, 120_000, () => Date.now() - openedAt > 60_000)
  await contentOf(demo).publishPrice('injection-nac', 29)
  await events.until(/event: mutation[\s\S]*injection-nac/)
  await contentOf(demo).publishPrice('injection-nac', 30)
  events.close()
})

test('a 20 MB picture can be uploaded through the app', async ({ demo }) => {
  const width = 2600
  const noise = randomBytes(width * width * 3)
  const png = await sharp(noise, { raw: { width, height: width, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(png.length).toBeGreaterThan(20_000_000)
  const response = await fetch(`${lake(demo)}/assets/images/production?filename=desert.png`, {
    method: 'POST',
    headers: { ...authorized(demo), 'content-type': 'image/png' },
    body: new Uint8Array(png),
  })
  expect(response.status).toBe(200)
  const { document } = await response.json()
  expect(document).toMatchObject({ size: png.length, metadata: { dimensions: { width, height: width } } })
  const image = await fetch(
    `${demo.ownUrl}/api/local/lake/images/local/production/${document.path.split('/').at(-1)}?w=320&fm=webp`,
  )
  expect(image.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(Buffer.from(await image.arrayBuffer())).metadata()).width).toBe(320)
})

test('two copies run side by side from one checkout and know nothing of each other', async ({ demo }) => {
  const other = await startDemo('demo')
  try {
    await contentOf(other).publishPrice('injection-l-proline', 21.5)
    const shows = async ({ ownUrl }: Demo) =>
      (await (await fetch(`${ownUrl}/vitamin-injections`)).text()).includes('$21.50')
    await expect.poll(() => shows(other), longPatience).toBe(true)
    expect(await shows(demo)).toBe(false)
  } finally {
    await other.stop()
  }
})

// Not from the folder that tests copy: copies have the same keys.
test('the key of one installation opens nothing at another', async ({ demo }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ocotillo-other-'))
  await chmod(dataDir, 0o755)
  const other = await startStack({ dataDir, services: ['lake'] })
  try {
    const lakes = { one: lake(demo), other: `${other.url}/lake/v2025-02-19` }
    const keys = { one: demo.person('olivia').token, other: other.people.find(isOlivia)?.token }
    const answer = async (at: keyof typeof lakes, whose: keyof typeof keys) => {
      const headers = { authorization: `Bearer ${keys[whose]}` }
      return (await fetch(`${lakes[at]}/data/query/production?query=*[0]`, { headers })).status
    }
    expect([await answer('one', 'one'), await answer('other', 'other')]).toEqual([200, 200])
    expect([await answer('one', 'other'), await answer('other', 'one')]).toEqual([401, 401])
  } finally {
    await other.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const isOlivia = ({ id }: { id: string }) => id === 'olivia'

/** Reads a stream in the background and waits for what arrives. */
function textOf(response: Response) {
  let text = ''
  let isClosed = false
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const reading = (async () => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) break
      text += part.value
    }
    isClosed = true
  })()
  reading.catch(() => undefined)
  return {
    until: (pattern: RegExp, timeout = 10_000, isLate = () => true) =>
      expect
        .poll(() => (isClosed ? 'closed' : isLate() && pattern.test(text)), { timeout, interval: 250 })
        .toBe(true),
    close: () => reader?.cancel(),
  }
}
