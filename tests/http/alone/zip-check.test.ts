import { longPatience } from '../../setup/buyer'
import { contentOf } from '../../setup/content'
import { expect, testAlone as test } from '../../setup/http-test'

test('the answer by HTTP: 200, or 400 that names the field; nothing is kept', async ({ demo }) => {
  const ask = async (query: string) => {
    const response = await fetch(`${demo.ownUrl}/api/areas/zip${query}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return { status: response.status, body: await response.json() }
  }
  expect(await ask('?zip=85251')).toMatchObject({
    status: 200,
    body: { kind: 'area', title: 'Yes, we come to Scottsdale', time: expect.stringContaining('30-45 min') },
  })
  for (const query of [
    '',
    '?zip=',
    '?zip=8525',
    '?zip=abcde',
    `?zip=${'9'.repeat(4000)}`,
    '?zip=%00',
    '?zip=%ff',
  ])
    expect(await ask(query)).toMatchObject({ status: 400, body: { error: 'invalid', field: 'zip' } })
  expect(await ask('?zip=10001')).toMatchObject({ status: 200, body: { kind: 'outside', zip: '10001' } })
})

test('a ZIP code that an editor adds is answered for, with the area’s own fee', async ({ demo }) => {
  const content = contentOf(demo)
  const area = 'service-area-carefree'
  const before = await content.published(area)
  const zipCodes = before?.zipCodes as string[]
  const answer = async () => (await fetch(`${demo.ownUrl}/api/areas/zip?zip=85263`)).json()
  expect(await answer()).toMatchObject({ kind: 'outside' })
  try {
    await content.edit(area, { zipCodes: [...zipCodes, '85263'], travelFee: 37.5 })
    await content.publish(area)
    await expect.poll(answer, longPatience).toMatchObject({
      kind: 'area',
      title: expect.stringContaining('Carefree'),
      fee: expect.stringContaining('$37.50 travel fee'),
    })
  } finally {
    await content.edit(area, { zipCodes, travelFee: before?.travelFee })
    await content.publish(area)
  }
  await expect.poll(answer, longPatience).toMatchObject({ kind: 'outside' })
})
