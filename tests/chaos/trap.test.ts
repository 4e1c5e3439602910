import { expect, test, vi } from 'vitest'
import { type KillPoint, type Moment, stackPoints, type Victim } from './kill-points.ts'
import { createTrap } from './trap.ts'

const point = (call: string, moment: Moment): KillPoint => ({
  name: `${moment} ${call}`,
  call,
  moment,
  stage: 'settling',
  needsWebhook: false,
})

function setTrap(call: string, moment: Moment, victim: Victim) {
  const kill = vi.fn(async () => undefined)
  const trap = createTrap(kill)
  trap.follow(['order-1'])
  const dead = trap.arm(point(call, moment), { victim, lingerMs: 0 })
  return { kill, trap, dead }
}

test('only the armed moment of a call that names the checkout kills, and only once', async () => {
  const { kill, trap, dead } = setTrap('record-capture', 'after', 'stack')
  expect(await trap.at('record-capture', 'before', 'order-1')).toBe(false)
  expect(await trap.at('record-capture', 'after', 'order-2')).toBe(false)
  expect(await trap.at('paypal-capture', 'after', 'order-1')).toBe(false)
  expect(kill).not.toHaveBeenCalled()
  await trap.at('record-capture', 'after', '… order-1 …')
  await dead
  expect(kill.mock.calls).toEqual([['stack']])
  await trap.at('record-capture', 'after', 'order-1')
  expect(kill).toHaveBeenCalledTimes(1)
})

test.each<[Victim, Moment, boolean]>([
  ['site', 'before', true],
  ['site', 'in', true],
  ['site', 'after', true],
  ['stack', 'before', true],
  ['stack', 'in', false],
  ['power', 'write', false],
  ['postgres', 'after', false],
])('when the %s dies %s a call, it ends there: %s', async (victim, moment, isCut) => {
  const { trap } = setTrap('paypal-capture', moment, victim)
  expect(await trap.at('paypal-capture', moment, 'order-1')).toBe(isCut)
})

test('the claim for mails names nobody: the one after the recorded payment counts', async () => {
  const { kill, trap } = setTrap('take-mails', 'in', 'power')
  await trap.at('take-mails', 'in', '{"p_limit":20}')
  expect(kill).not.toHaveBeenCalled()
  trap.learn('record-capture', 'order-1', '')
  await trap.at('take-mails', 'in', '{"p_limit":20}')
  expect(kill).toHaveBeenCalledOnce()
})

test('calls are followed by the ids they become known by', async () => {
  const { kill, trap } = setTrap('paypal-capture', 'before', 'stack')
  trap.learn('paypal-create', 'order-1', '{"id":"PAYPAL1"}')
  trap.learn('paypal-create', 'order-2', '{"id":"PAYPAL2"}')
  await trap.at('paypal-capture', 'before', '/orders/PAYPAL2/capture')
  expect(kill).not.toHaveBeenCalled()
  await trap.at('paypal-capture', 'before', '/orders/PAYPAL1/capture')
  expect(kill).toHaveBeenCalledOnce()
})

test('points have names of their own', () => {
  expect(new Set(stackPoints.map(({ name }) => name)).size).toBe(stackPoints.length)
})
