import { expect, testAlone as test } from '../../setup/http-test'
import { countedFailures, tellFailure } from '../../setup/widget-failures'

test('only a known block and reason are counted; whatever else is sent is refused by its name', async ({
  demo,
}) => {
  const tell = async (body: unknown, headers?: Record<string, string>) => {
    const { status, json } = await tellFailure(demo, body, headers)
    return [status, json?.field ?? json?.error ?? null]
  }
  const good = { widget: 'map', reason: 'failed' }
  const before = await countedFailures(demo, 'map', 'failed')
  expect(await tell(good)).toEqual([204, null])
  expect(await tell({ ...good, widget: 'pixel' })).toEqual([400, 'widget'])
  expect(await tell({ ...good, reason: 'ready' })).toEqual([400, 'reason'])
  expect(await tell({ ...good, page: '/nad-peptides' })).toEqual([400, 'page'])
  expect(await tell({ widget: 'map' })).toEqual([400, 'reason'])
  for (const body of ['', '{', '[]', 'null', '"map"']) expect(await tell(body)).toEqual([400, 'body'])
  expect(await tell(good, { origin: 'https://evil.example' })).toEqual([403, 'forbidden'])
  expect(await tell(good, { 'content-type': 'text/plain' })).toEqual([415, 'not_json'])
  expect(await countedFailures(demo, 'map', 'failed')).toBe(before + 1)
  expect((await fetch(`${demo.ownUrl}/api/widgets/failures`)).status).toBe(405)
})

test('one address may tell sixty a minute, and does not keep others from telling', async ({ demo }) => {
  const tell = (address: string) =>
    tellFailure(demo, { widget: 'map', reason: 'slow' }, { 'x-forwarded-for': address })
  for (let n = 0; n < 60; n += 1) expect((await tell('10.9.9.9')).status).toBe(204)
  const refused = await tell('10.9.9.9')
  expect(refused).toMatchObject({ status: 429, json: { error: 'too_many' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await tell('10.9.9.10')).status).toBe(204)
})
