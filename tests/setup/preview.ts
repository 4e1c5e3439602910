import { createHash, randomInt } from 'node:crypto'
import { createClient } from '@sanity/client'
import type { Demo } from './demo'
import { demoNow, setClock, withMovedClock } from './schedule'
import { staffOf } from './staff'

/** A new preview link, made by the editor: its address for the browser and for this process, and its id. */
export async function newPreviewLink(demo: Demo, path = '/') {
  const ed = staffOf(demo, 'ed')
  const { json } = await ed('POST', 'preview-links', { path, lasts: 'hour' })
  const url = String(json?.url)
  const hash = createHash('sha256')
    .update(url.split('/').at(-1) ?? '')
    .digest('base64url')
  const [row] = await demo.rows('preview_links', `token_hash=eq.${hash}`)
  const id = String(row?.id)
  return { id, url, takeBack: () => ed('POST', `preview-links/${id}`, {}) }
}

/** What the site answers to somebody with this cookie, redirects not followed. */
export async function ask(demo: Demo, address: string, cookie?: string) {
  const response = await fetch(address.replace(demo.siteUrl, demo.ownUrl), {
    redirect: 'manual',
    headers: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(cookie && { cookie }),
    },
  })
  const set = response.headers.getSetCookie().find((one) => one.startsWith('ocotillo-preview='))
  return {
    status: response.status,
    headers: response.headers,
    html: await response.text(),
    location: response.headers.get('location'),
    /** As a browser would send it from now on; empty when the site ends it. */
    cookie: set?.split(';', 1)[0],
    set,
  }
}

/**
 * Runs with a secret as the Studio's Preview writes one into the CMS, and gives the address that names it; then it is
 * gone.
 */
export async function withSecret<Result>(
  demo: Demo,
  secret: string,
  run: (enter: string) => Promise<Result>,
) {
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${demo.stackUrl}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: demo.person('ed').token,
  })
  const _id = `drafts.${secret}`
  const { _updatedAt } = await client.createOrReplace({
    _id,
    _type: 'sanity.previewUrlSecret',
    secret,
    source: 'test',
    studioUrl: `${demo.siteUrl}/studio`,
  })
  const work = async () => {
    try {
      return await run(`${demo.siteUrl}/api/preview/enter?sanity-preview-secret=${secret}`)
    } finally {
      await client.delete(_id)
    }
  }
  // A test before may have moved the clock on and back: what is stored is never older than what was stored before.
  if (Date.parse(_updatedAt) <= (await demoNow(demo)).getTime()) return work()
  return withMovedClock(demo, async () => {
    await setClock(demo, _updatedAt)
    return work()
  })
}
