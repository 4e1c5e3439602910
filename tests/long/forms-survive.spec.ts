import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createRandom } from '../chaos/random.ts'
import { type Demo, startDemo } from '../setup/demo'
import { expect, pointAtToasts, test } from '../setup/fixtures'
import { openForm, sendValues } from '../setup/forms'

const count = 500
const atOnce = 20
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)

type Sender = { email: string; key: string; isReceived: boolean }

test('killed and stopped while 500 people send: whoever was told "received" is in the inbox once, the others were told the truth', async ({
  browserOfDemo,
}) => {
  test.setTimeout(300_000)
  console.log(`KILL_SEED=${seed}`)
  const random = createRandom(seed)
  const demo = await startDemo('demo')
  const page = await browserOfDemo.newPage({ baseURL: demo.siteUrl })
  await page.addInitScript(pointAtToasts)
  try {
    const senders = Array.from({ length: count }, (): Sender => {
      return { email: `${randomUUID()}@example.com`, key: randomUUID(), isReceived: false }
    })
    await fillContactForm(page)
    const quick = await sendAll(demo, senders.slice(0, 200), 40 + random.below(100), async () => {
      await demo.endStack('SIGKILL')
      await demo.startStack()
    })
    expect(quick, 'a restart of a few seconds is waited for').toBe(0)

    let isUp = Promise.resolve()
    const refused = await sendAll(demo, senders.slice(200), 40 + random.below(100), async () => {
      await demo.endStack('SIGTERM')
      await expectTextKept(page)
      isUp = demo.startStack()
    })
    await isUp
    expect(refused, 'otherwise nobody was turned away').toBeGreaterThan(0)
    await expectReceivedKept(demo, senders)
    // Who was told that it failed sends again, as the page asks them to.
    await sendAll(
      demo,
      senders.filter(({ isReceived }) => !isReceived),
    )
    expect(senders.filter(({ isReceived }) => !isReceived)).toEqual([])
    expect(await kept(demo)).toEqual(senders.map(({ email }) => email).sort())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message Sent!')).toBeVisible()
    expect(await kept(demo)).toHaveLength(count + 1)
  } finally {
    await page.close()
    await demo.stop()
  }
})

/** Sends all, many at once; `disturb` happens once so many are answered. Returns how many were turned away. */
async function sendAll(demo: Demo, senders: Sender[], after = 0, disturb?: () => Promise<void>) {
  const queue = senders.values()
  let [answered, refused] = [0, 0]
  let disturbance: Promise<void> | undefined
  async function work() {
    for (const sender of queue) {
      const { status, json } = await sendValues(demo, 'contact', messageOf(sender), sender.key)
      answered += 1
      sender.isReceived = status === 200
      if (status !== 200) {
        refused += 1
        expect([status, json.error]).toEqual([503, 'not_saved'])
      }
      if (disturb && answered >= after) disturbance ??= disturb()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await disturbance
  return refused
}

const messageOf = ({ email }: Sender) => ({ firstName: 'Ana', lastName: 'Ruiz', email, message: 'Hello' })

async function fillContactForm(page: Page) {
  await openForm(page, 'contact')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Last name').fill('李')
  await page.getByLabel('Email').fill('zoe@example.com')
  await page.getByLabel('Message').fill('Line one\nLine two')
}

/** What a visitor sees whose message could not be saved (R3). */
async function expectTextKept(page: Page) {
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We could not save your request. Please try again or call us.')).toBeVisible({
    timeout: 75_000,
  })
  await expect(page.getByLabel('First name')).toHaveValue('Zoë')
  await expect(page.getByLabel('Message')).toHaveValue('Line one\nLine two')
}

async function expectReceivedKept(demo: Demo, senders: Sender[]) {
  const there = await kept(demo)
  expect(new Set(there).size, 'nobody is there twice').toBe(there.length)
  expect(there).toEqual(
    expect.arrayContaining(senders.flatMap(({ email, isReceived }) => (isReceived ? email : []))),
  )
}

/** The senders' addresses in the inbox, sorted. */
async function kept(demo: Demo): Promise<string[]> {
  const rows = await demo.rows('submissions', 'form=eq.contact&select=payload&limit=2000')
  return rows.map(({ payload }) => (payload as { email: string }).email).sort()
}
