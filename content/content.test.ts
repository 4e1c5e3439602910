import { expect, test } from 'vitest'
import { remarksOn } from '../tests/fixtures/validate-content.ts'
import { aboutBadges, complianceBadges } from './badges.ts'
import { seedDocuments } from './documents.ts'
import { informationFaqs } from './faqs/clinic.ts'
import { ingredients } from './ingredients/all.ts'
import { injections } from './injections.ts'
import { ivServices } from './iv-services.ts'
import { legalDocuments } from './legal/all.ts'
import { terms } from './legal/terms.ts'
import { membershipPlans } from './offers.ts'
import { informationPages } from './pages/information.ts'
import { timelines } from './timelines.ts'

test('[ABOUT-004] [COMP-002] the pages have six and eight different badges', () => {
  expect(new Set(aboutBadges.map(({ name }) => name)).size).toBe(6)
  expect(new Set(complianceBadges.map(({ name }) => name)).size).toBe(8)
})

test('[ENT-015] a question has question and answer, and the Studio wants both', async () => {
  for (const { question, answer } of informationFaqs) {
    expect(question).toMatch(/\?$/)
    expect(answer?.length).toBeGreaterThan(40)
  }
  const { question: _, ...unasked } = { ...informationFaqs[0], _id: 'faq-x', _type: 'faq', answer: 'Yes.' }
  expect((await remarksOn(unasked, [])).map(({ field }) => field)).toEqual(['question'])
  const unanswered = { _id: 'faq-x', _type: 'faq', question: 'Is it safe?', order: 1 }
  expect((await remarksOn(unanswered, [])).map(({ field }) => field)).toEqual(['answer'])
})

test('[LEGAL-002] the terms have exactly eight sections', () => {
  expect(terms.sections).toHaveLength(8)
})

test('anchors of a legal text are different from each other', () => {
  for (const { sections } of legalDocuments) {
    const anchors = sections.map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
  }
})

test('a page opens with a hero that leads on, or with the emergency line before it', () => {
  for (const { path, blocks } of informationPages) {
    const hero = blocks.find(({ _type }) => _type === 'hero')
    expect(blocks.indexOf(hero as never), path).toBeLessThanOrEqual(1)
    expect(hero, path).toMatchObject({ intro: expect.any(String) })
  }
})

test('no two neighbours on a page are of the same kind', () => {
  for (const { path, blocks } of informationPages) {
    const kinds = blocks.map((block) => `${block._type} ${'look' in block ? block.look : ''}`)
    kinds.forEach((kind, index) => {
      expect(kind, `${path} ${index}`).not.toBe(kinds[index + 1])
    })
  }
})

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
  expect(plan?.savings).toContain(`cost $${oneByOne} if bought separately`)
  expect(plan?.savings).toContain(`You save $${saved}`)
  expect(oneByOne - (plan?.price ?? 0)).toBe(saved)
})

test.each([
  ['Shot Pass', 4 * priceOf('Glutathione')],
  ['Wellness Platinum', 4 * priceOf('Rehydrate')],
])('what a part of %s would cost one by one is $%d', (name, oneByOne) => {
  expect(membershipPlans.find((each) => each.name === name)?.savings).toContain(
    `cost $${oneByOne} if bought separately`,
  )
})

test('every drip and injection names its ingredients, each with a source, and none is called approved (decision 0040)', () => {
  const offers = seedDocuments().filter((one) => one._type === 'ivService' || one._type === 'injection')
  expect(offers).toHaveLength(30)
  for (const { name, contents, timeline } of offers) {
    expect(contents.length, name).toBeGreaterThan(0)
    for (const {
      ingredient: { _ref },
    } of contents) {
      const known = ingredients.find(({ _id }) => _id === _ref)
      expect(known?.sources.length, `${name}: ${_ref}`).toBeGreaterThan(0)
      expect(known).not.toHaveProperty('approvedBy')
    }
    expect(timelines.some(({ _id }) => _id === timeline._ref)).toBe(true)
  }
})

test('an amount of fluid is the one the menu names', () => {
  for (const drip of seedDocuments().filter((one) => one._type === 'ivService')) {
    const fluid = drip.contents.find(({ ingredient: { _ref } }) => _ref === 'ingredient-fluids')
    expect(drip.features.join(' '), drip.name).toContain(fluid?.amount)
  }
})
