import { longPatience, runJobs } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import type { Demo } from '../../setup/demo'
import { expect, testAlone as test } from '../../setup/http-test'
import { demoNow } from '../../setup/schedule'
import { staffOf } from '../../setup/staff'

/** What a visitor gets: the status, and where it leads. */
async function at({ ownUrl, siteUrl }: Demo, path: string) {
  const { status, headers } = await fetch(`${ownUrl}${path}`, { redirect: 'manual' })
  const location = headers.get('location')
  return location ? `${status} ${location.replace(siteUrl, '').replace(ownUrl, '')}` : String(status)
}

/** Works with pages of the test's own; they, and every redirect made meanwhile, are gone afterwards. */
async function withPages(
  demo: Demo,
  paths: Record<string, string>,
  work: (
    content: ReturnType<typeof contentOf>,
    finds: (path: string, answer: string) => Promise<void>,
  ) => Promise<void>,
) {
  const content = contentOf(demo)
  const redirects = async () =>
    (await content.documents()).filter(({ _type }) => _type === 'redirect').map(({ _id }) => _id)
  const before = await redirects()
  const finds = (path: string, answer: string) =>
    expect.poll(() => at(demo, path), { ...longPatience, message: path }).toBe(answer)
  try {
    for (const [_id, path] of Object.entries(paths)) {
      await content.create({ _id, _type: 'page', title: _id, path, blocks: [] })
      await finds(path, '200')
    }
    await work(content, finds)
  } finally {
    for (const id of Object.keys(paths)) await content.remove(id)
    for (const id of await redirects()) if (!before.includes(id)) await content.remove(id)
  }
}

async function move(content: ReturnType<typeof contentOf>, id: string, path: string) {
  await content.edit(id, { path })
  await content.publish(id)
}

test('a renamed page is found at its old address for good, over several renamings at once, with the visitor’s query', async ({
  demo,
}) => {
  await withPages(demo, { 'page-move': '/race-day' }, async (content, finds) => {
    await move(content, 'page-move', '/race-week')
    await finds('/race-week', '200')
    await finds('/race-day', '308 /race-week')
    await finds('/race-day?utm_source=card', '308 /race-week?utm_source=card')
    await move(content, 'page-move', '/races/spring')
    await finds('/race-week', '308 /races/spring')
    await finds('/race-day', '308 /races/spring')
    const stored = (await content.documents()).filter(({ to }) => to === '/races/spring')
    expect(stored.map(({ from }) => from).toSorted(), 'the chain is shortened').toEqual([
      '/race-day',
      '/race-week',
    ])
    const { headers } = await fetch(`${demo.ownUrl}/race-day`, { redirect: 'manual' })
    expect(headers.get('cache-control'), 'it may change again').toBe('no-cache')
  })
})

test('a page that goes back leaves no circle', async ({ demo }) => {
  await withPages(demo, { 'page-back': '/there' }, async (content, finds) => {
    await move(content, 'page-back', '/elsewhere')
    await finds('/there', '308 /elsewhere')
    await move(content, 'page-back', '/there')
    await finds('/elsewhere', '308 /there')
    await finds('/there', '200')
  })
})

test('a new page at an old address ends its redirect, which does not come back with the page gone', async ({
  demo,
}) => {
  await withPages(demo, { 'page-first': '/open-house' }, async (content, finds) => {
    await move(content, 'page-first', '/open-house-2026')
    await finds('/open-house', '308 /open-house-2026')
    await content.create({
      _id: 'page-second',
      _type: 'page',
      title: 'Second',
      path: '/open-house',
      blocks: [],
    })
    await finds('/open-house', '200')
    await expect.poll(() => content.first('*[_type == "redirect" && from == "/open-house"][0]')).toBeNull()
    await content.remove('page-second')
    await finds('/open-house', '404')
    await finds('/open-house-2026', '200')
  })
})

test('pages that change places in one transaction are both found, and nothing leads away from them', async ({
  demo,
}) => {
  await withPages(demo, { 'page-left': '/left', 'page-right': '/right' }, async (content, finds) => {
    const titled = async (path: string) =>
      /<title>([^<|]*)/.exec(await (await fetch(`${demo.ownUrl}${path}`)).text())?.[1]?.trim()
    await content.edit('page-left', { path: '/right' })
    await content.edit('page-right', { path: '/left' })
    const dueAt = new Date((await demoNow(demo)).getTime() + 60 * 60_000).toISOString()
    const ed = staffOf(demo, 'ed')
    let group: object = { title: 'Change places', dueAt }
    for (const document of ['page-left', 'page-right']) {
      const draftRevision = (await content.draft(document))?._rev
      const planned = await ed('POST', 'schedule', { document, draftRevision, group })
      expect(planned.status).toBe(200)
      group = { id: planned.json?.group }
    }
    await publishNow(demo, 'Change places')
    await expect.poll(() => titled('/left'), longPatience).toBe('page-right')
    await expect.poll(() => titled('/right'), longPatience).toBe('page-left')
    await finds('/left', '200')
    await finds('/right', '200')
    expect(await content.first('*[_type == "redirect" && from in ["/left", "/right"]][0]')).toBeNull()
  })
})

test('the schedule, an import and a publish whose webhook was lost make it too; an address of the program and of another page stay', {
  tags: ['long'],
}, async ({ demo }) => {
  const paths = { 'page-plan': '/planned-page', 'page-import': '/imported-page', 'page-lost': '/lost-page' }
  await withPages(demo, paths, async (content, finds) => {
    await content.edit('page-plan', { path: '/planned-page-2' })
    const draftRevision = (await content.draft('page-plan'))?._rev
    const dueAt = new Date((await demoNow(demo)).getTime() + 60 * 60_000).toISOString()
    const planned = await staffOf(demo, 'ed')('POST', 'schedule', {
      document: 'page-plan',
      draftRevision,
      group: { title: 'A planned address', dueAt },
    })
    expect(planned.status).toBe(200)
    await publishNow(demo, 'A planned address')
    await finds('/planned-page', '308 /planned-page-2')

    const page = { _type: 'page', title: 'Imported', blocks: [] }
    await content.write({ ...page, _id: 'page-import', path: '/imported-page-2' })
    await finds('/imported-page', '308 /imported-page-2')
    // Nothing is checked at an import: to an address of the program nothing leads.
    await content.write({ ...page, _id: 'page-import', path: '/studio/imported' })
    await finds('/imported-page-2', '404')
    await content.write({ ...page, _id: 'page-import', path: '/imported-page-3' })
    await finds('/imported-page-3', '200')
    for (const old of ['/imported-page', '/imported-page-2']) await finds(old, '308 /imported-page-3')
    expect(await content.first('*[_type == "redirect" && from match "/studio*"][0]')).toBeNull()

    await content.faults({ webhooks: 'drop' })
    await move(content, 'page-lost', '/lost-page-2')
    await content.faults({ webhooks: 'deliver' })
    await runJobs(demo)
    await finds('/lost-page', '308 /lost-page-2')
  })
})

test('a redirect that was made and that somebody deletes stays deleted, also when the site looks again', {
  tags: ['long'],
}, async ({ demo }) => {
  await withPages(demo, { 'page-typo': '/tpyo' }, async (content, finds) => {
    // The site has seen the old address, so that its next look finds a renaming.
    await runJobs(demo)
    await move(content, 'page-typo', '/typo')
    await finds('/tpyo', '308 /typo')
    const made = await content.first('*[_type == "redirect" && from == "/tpyo"][0]')
    expect(made).toMatchObject({ to: '/typo', isPermanent: true })
    await content.remove(String(made?._id))
    await finds('/tpyo', '404')
    await runJobs(demo)
    expect(await at(demo, '/tpyo')).toBe('404')
  })
})

/** As “Publish now” in the Schedule. */
async function publishNow(demo: Demo, title: string) {
  const [row] = await demo.rows('scheduled_groups', `title=eq.${title}`)
  const answer = await staffOf(demo, 'ed')('PATCH', `schedule/${row?.id}`, {
    action: 'run',
    seen: row?.version,
  })
  expect(answer.status).toBe(200)
}

test('a drip at another short name is found there, its old address leads on, and a new price is on its page (decision 0040)', async ({
  demo,
}) => {
  await withPages(demo, {}, async (content, finds) => {
    const rename = async (slug: string) => {
      await content.edit('iv-sun-devil', { slug: { _type: 'slug', current: slug } })
      await content.publish('iv-sun-devil')
    }
    const shown = async (path: string) => (await fetch(`${demo.ownUrl}${path}`)).text()
    await finds('/iv-therapy/sun-devil', '200')
    try {
      await rename('sun-devil-two')
      await finds('/iv-therapy/sun-devil-two', '200')
      await finds('/iv-therapy/sun-devil', '308 /iv-therapy/sun-devil-two')
      await content.publishPrice('iv-sun-devil', 251)
      const compared = '/iv-therapy/compare?drip=sun-devil-two&drip=myers'
      for (const path of ['/iv-therapy/sun-devil-two', compared])
        await expect.poll(() => shown(path), { ...longPatience, message: path }).toContain('$251')
      await content.edit('ingredient-magnesium', { text: 'A mineral, said anew.' })
      await content.publish('ingredient-magnesium')
      await expect.poll(() => shown('/iv-therapy/sun-devil-two'), longPatience).toContain('said anew')
    } finally {
      await content.publishPrice('iv-sun-devil', 245)
      await rename('sun-devil')
    }
  })
})
