import { expect, testAlone as test } from '../../setup/http-test'

test('without its database the site is alive but not ready, and ready again once it is back', {
  tags: ['long'],
}, async ({ demo }) => {
  const health = async (name: 'live' | 'ready') => {
    const response = await fetch(`${demo.ownUrl}/api/health/${name}`)
    return [response.status, (await response.json()).status]
  }
  await expect.poll(() => health('ready')).toEqual([200, 'ready'])
  await demo.endStack('SIGTERM')
  await expect.poll(() => health('ready'), { timeout: 30_000 }).toEqual([503, 'not ready'])
  expect((await health('live'))[0]).toBe(200)
  await demo.startStack()
  await expect.poll(() => health('ready'), { timeout: 30_000 }).toEqual([200, 'ready'])
})
