import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { runJobs } from './buyer'
import type { contentOf } from './content'
import { connectToDatabase } from './database'
import type { Demo } from './demo'
import { staffOf } from './staff'

type Group = { id: string } | { title: string; dueAt: string }

/** The site's clock. */
export const demoNow = async (demo: Demo) =>
  new Date((await (await fetch(`${demo.stackUrl}/clock`)).json()).now)

/** Plans another price for a document, as the Studio does, and throws the draft away. Gives the group's id. */
export async function planPrice(
  demo: Demo,
  content: ReturnType<typeof contentOf>,
  { document, price, group }: { document: string; price: number; group: Group },
): Promise<string> {
  await content.edit(document, { price })
  const draftRevision = (await content.draft(document))?._rev
  const { status, json } = await staffOf(demo, 'ed')('POST', 'schedule', { document, draftRevision, group })
  expect(status).toBe(200)
  await content.discard(document)
  return String(json?.group)
}

/** How often the schedule has written this document. */
export async function timesPublished(demo: Demo, document: string): Promise<number> {
  const sql = await connectToDatabase(demo)
  const rows = await sql`
    select distinct seq from lake.transaction_states as state join lake.transactions using (seq)
    where state.document_id = ${document} and author = 'robot-schedule'`
  await sql.end()
  return rows.length
}

/** The price that the page's JSON-LD states for what has this name. */
export async function statedPrice(page: Page, name: string): Promise<string | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const nodes = texts.flatMap((text) => JSON.parse(text)['@graph'])
  return nodes.flatMap(({ makesOffer = [] }) => makesOffer).find((offer) => offer.itemOffered.name === name)
    ?.price
}

/** Moves the demo's clock without asking the site, which may be down. */
export async function moveClock(demo: Demo, minutes: number): Promise<void> {
  await setOffset(demo, (await offsetOf(demo)) + minutes * 60_000)
}

/** Puts the demo's clock back to where it was once the work is done, and lets the site notice. */
export async function withMovedClock<Result>(demo: Demo, work: () => Promise<Result>): Promise<Result> {
  const offset = await offsetOf(demo)
  try {
    return await work()
  } finally {
    await setOffset(demo, offset)
    await runJobs(demo)
  }
}

/** Sets the demo's clock to this moment, and lets the site notice. */
export async function setClock(demo: Demo, moment: string): Promise<void> {
  await setOffset(demo, Date.parse(moment) - Date.now())
  await runJobs(demo)
}

const offsetOf = async (demo: Demo): Promise<number> =>
  (await (await fetch(`${demo.stackUrl}/clock`)).json()).offsetMs

async function setOffset(demo: Demo, offsetMs: number) {
  const moved = await fetch(`${demo.stackUrl}/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.secrets.controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs }),
  })
  expect(moved.status).toBe(200)
}
