import { expect, test } from 'vitest'
import { injections } from './injections.ts'
import { ivServices } from './iv-services.ts'
import { membershipPlans } from './plans.ts'

const priceOf = (name: string) => [...ivServices, ...injections].find((one) => one.name === name)?.price ?? 0

test.each([
  ['[IVT-015]', 'Rehydrate', 'basic', 165],
  ['[IVT-016]', 'Rehydrate Plus', 'basic', 195],
  ['[IVT-017]', 'Hangover', 'basic', 195],
  ['[IVT-018]', 'Jr Myers', 'standard', 185],
  ['[IVT-019]', 'Myers', 'standard', 205],
  ['[IVT-020]', 'Immune Booster', 'standard', 225],
  ['[IVT-021]', 'Sun Devil', 'standard', 245],
  ['[IVT-024]', 'Arizona Detox', 'standard', 265],
  ['[IVT-022]', 'Gold', 'specialty', 325],
  ['[IVT-023]', 'Platinum', 'specialty', 375],
  ['[IVT-025]', 'Beauty', 'specialty', 269],
  ['[IVT-026]', 'NAD+ 250mg', 'nad', 425],
  ['[IVT-027]', 'Diamond NAD+', 'nad', 525],
  ['[IVT-028]', 'Fountain of Youth NAD+', 'nad', 475],
  ['[IVT-031]', 'Elite NAD+', 'nad', 475],
])('%s %s is in the category %s and costs $%d', (_id, name, category, price) => {
  expect(ivServices.find((service) => service.name === name)).toMatchObject({ category, price })
})

test('the first dosage of a service has the price of the service', () => {
  const dosed = ivServices.filter(({ dosages }) => dosages)
  expect(dosed.length).toBeGreaterThan(0)
  for (const { dosages, price } of dosed) expect(dosages?.[0]?.price).toBe(price)
})

// The sums in the plans' sentences are true as long as the prices are.
test.each([
  ['Wellness Explorer', 2 * priceOf('Rehydrate') + 4 * priceOf('Vitamin B12'), 183],
  ['Wellness Elite', 4 * priceOf('Rehydrate') + 8 * priceOf('Vitamin B12'), 415],
])('what %s would cost one by one is $%d, and so much is saved', (name, oneByOne, saved) => {
  const plan = membershipPlans.find((each) => each.name === name)
  expect(plan?.savings).toContain(`cost $${oneByOne} one by one`)
  expect(plan?.savings).toContain(`You save $${saved}`)
  expect(oneByOne - (plan?.price ?? 0)).toBe(saved)
})

test.each([
  ['Shot Pass', 4 * priceOf('Glutathione')],
  ['Wellness Platinum', 4 * priceOf('Rehydrate')],
])('what a part of %s would cost one by one is $%d', (name, oneByOne) => {
  expect(membershipPlans.find((each) => each.name === name)?.savings).toContain(
    `cost $${oneByOne} one by one`,
  )
})
