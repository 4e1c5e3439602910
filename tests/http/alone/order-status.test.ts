import { moveOn } from '../../setup/buyer'
import { newDevice } from '../../setup/device'
import { expect, testAlone as test } from '../../setup/http-test'
import { shownTo } from '../../setup/own-page'
import { paidOrder } from '../../setup/paid-order'

test('a browser that kept the cookie longer sees the order for 20 minutes, not longer', async ({ demo }) => {
  const { ref, code } = await paidOrder(demo)
  const device = newDevice(demo)
  expect((await device.post('/api/account/orders/look', { ref, code })).status).toBe(200)
  const title = async () =>
    (await shownTo(demo, device, '/order-status')).main.getByRole('heading', { level: 1 }).textContent
  await moveOn(demo, 19)
  expect(await title()).toBe(`Order #${ref}`)
  await moveOn(demo, 2)
  expect(await title()).not.toContain(ref)
  await moveOn(demo, -21)
})
