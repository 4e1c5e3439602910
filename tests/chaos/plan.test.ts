import { expect, test } from 'vitest'
import { sitePoints, stackPoints } from './kill-points.ts'
import { drawPlans } from './plan.ts'

const wanted = { kills: 200, stackKills: 200, seed: 7 }

test('both die so often, in turn, and every point is met', () => {
  const plans = drawPlans(wanted)
  const ofSite = plans.filter(({ victim }) => victim === 'site')
  expect(ofSite).toHaveLength(200)
  expect(plans.map(({ number }) => number)).toEqual(plans.map((_, index) => index + 1))
  expect(plans.slice(0, 20).filter(({ victim }) => victim === 'site')).toHaveLength(10)
  const names = (list: typeof plans) => new Set(list.map(({ point }) => point.name))
  expect(names(ofSite).size).toBe(sitePoints.length)
  expect(names(plans.filter(({ victim }) => victim !== 'site')).size).toBe(stackPoints.length)
  expect(new Set(plans.map(({ victim }) => victim))).toEqual(new Set(['site', 'stack', 'postgres', 'power']))
})

test('a seed draws the same again; a longer run draws what a shorter one does', () => {
  expect(drawPlans(wanted)).toEqual(drawPlans(wanted))
  const few = drawPlans({ ...wanted, kills: 0, stackKills: 10 })
  const many = drawPlans({ ...wanted, kills: 0, stackKills: 50 })
  expect(many.slice(0, 10)).toEqual(few)
})

test('one point alone, by its name', () => {
  const plans = drawPlans({ kills: 0, stackKills: 5, seed: 1, only: 'write paypal-capture' })
  expect(plans.every(({ point }) => point.name === 'write paypal-capture')).toBe(true)
  expect(() => drawPlans({ ...wanted, only: 'on the moon' })).toThrow(/no kill point 'on the moon'/)
})

test('what only a message of PayPal’s reaches has one', () => {
  const reached = drawPlans(wanted).filter(({ point }) => point.needsWebhook)
  expect(reached.length).toBeGreaterThan(0)
  for (const { webhooks, trigger } of reached) {
    expect(webhooks).not.toBe('off')
    expect(trigger).toBe('webhook')
  }
})

test('with gift cards they are bought, pay, and are redeemed at the desk; a seed without them stays the same', () => {
  const plans = drawPlans({ ...wanted, gifts: true })
  expect(new Set(plans.map(({ gift }) => gift))).toEqual(new Set(['none', 'buys', 'part', 'whole', 'desk']))
  for (const { gift, point } of plans) {
    expect(gift === 'desk').toBe(point.stage === 'desk')
  }
  for (const { point } of plans.filter(({ gift }) => gift === 'whole')) expect(point.call).toBe('place-order')
  expect(drawPlans(wanted).every(({ gift }) => gift === 'none')).toBe(true)
})
