import { newSender } from '../../setup/forms'
import { expect, testAlone as test } from '../../setup/http-test'
import { newSubscriber, subscriberOf } from '../../setup/subscribers'

test('the mail program’s own button unsubscribes at once; opening the link does not (RFC 8058)', async ({
  demo,
}) => {
  const email = newSender()
  const { unsubscribe_token } = await newSubscriber(demo, email)
  const url = `${demo.ownUrl}/api/newsletter/unsubscribe?token=${unsubscribe_token}`
  for (const method of ['GET', 'HEAD']) {
    expect((await fetch(url, { method })).status).toBe(200)
    expect(await subscriberOf(demo, email)).toMatchObject({ status: 'confirmed' })
  }
  for (let n = 0; n < 2; n += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(response.status).toBe(200)
    expect(await subscriberOf(demo, email)).toMatchObject({ status: 'unsubscribed' })
  }
})

test('a link ends one subscription only, and the link of the one kind is none of the other', async ({
  demo,
}) => {
  const email = newSender()
  const { unsubscribe_token } = await newSubscriber(demo, email, 'event_alerts')
  await newSubscriber(demo, email, 'newsletter')
  const post = (page: string, token: unknown) =>
    fetch(`${demo.ownUrl}/api/newsletter/${page}?token=${token}`, { method: 'POST' })
  expect((await post('confirm', unsubscribe_token)).status).toBe(404)
  expect((await post('unsubscribe', unsubscribe_token)).status).toBe(200)
  expect(await subscriberOf(demo, email, 'event_alerts')).toMatchObject({ status: 'unsubscribed' })
  expect(await subscriberOf(demo, email, 'newsletter')).toMatchObject({ status: 'confirmed' })
})

test('a broken link is said to be one; nothing about it is kept or told on', async ({ demo }) => {
  const tokens = ['', 'x', '%00', "'", 'ab'.repeat(24), 'AB'.repeat(24), 'a'.repeat(5000), '%E0%A4%A']
  for (const path of ['confirm', 'unsubscribe'])
    for (const method of ['GET', 'POST'])
      for (const token of tokens) {
        const response = await fetch(`${demo.ownUrl}/api/newsletter/${path}?token=${token}`, { method })
        expect(`${method} ${path} ${token.slice(0, 60)} ${response.status}`).toBe(
          `${method} ${path} ${token.slice(0, 60)} 404`,
        )
        expect(await response.text()).toContain('This link does not work')
        expect(response.headers.get('referrer-policy')).toBe('no-referrer')
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('x-robots-tag')).toBe('noindex')
      }
  const huge = await fetch(`${demo.ownUrl}/api/newsletter/unsubscribe?token=${'ab'.repeat(24)}`, {
    method: 'POST',
    body: 'x'.repeat(100_000),
  })
  expect(huge.status).toBe(404)
})
