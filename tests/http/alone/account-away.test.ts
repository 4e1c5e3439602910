import {
  accountPassword,
  nameAndPassword,
  newAddress,
  newShopper,
  newVisitor,
} from '../../setup/account-visitor'
import { expect, testAlone as test } from '../../setup/http-test'

const phone = '(480) 555-0142'

test('while the accounts service is away nobody is signed out: the truth, with the phone number', {
  tags: ['long'],
}, async ({ demo }) => {
  const shopper = await newShopper(demo)
  const cookies = new Map(shopper.jar)
  // The clinic's number is content, which is away with the rest here: it was read before.
  expect((await shopper.ask('/account')).status).toBe(200)
  await demo.endStack('SIGTERM')
  try {
    const asked = await shopper.ask('/api/account')
    expect([asked.status, asked.json.error]).toEqual([503, 'unanswered'])
    expect(asked.json.message).toContain(phone)
    expect(shopper.jar).toEqual(cookies)
    const visitor = newVisitor(demo)
    for (const [call, values] of [
      ['sign-in', { email: shopper.email, password: accountPassword }],
      ['sign-up', nameAndPassword(newAddress())],
      ['recover', { email: shopper.email }],
      ['confirm', { token_hash: 'a'.repeat(64), type: 'signup' }],
    ] as const) {
      const answer = await visitor.call(call, values)
      expect([answer.status, answer.json.message], call).toEqual([503, expect.stringContaining(phone)])
    }
    const plain = await visitor.post('sign-in', { email: shopper.email, password: accountPassword })
    expect([plain.status, plain.text.includes(phone)]).toEqual([503, true])
    const leaver = newVisitor(demo)
    for (const [name, value] of cookies) leaver.jar.set(name, value)
    expect((await leaver.call('sign-out', {})).status).toBe(200)
    expect(leaver.jar.has('signed_in')).toBe(false)
  } finally {
    await demo.startStack()
  }
  expect((await shopper.shopper()).shopper.email).toBe(shopper.email)
})
