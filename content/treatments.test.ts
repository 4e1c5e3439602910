import { expect, test } from 'vitest'
import { testimonials } from './community.ts'
import { treatments } from './treatments.ts'

test.each([
  ['[HOME-019]', 'rehydrate', 'Rehydrate', 149, 199, '30 min', 'Basic Hydration'],
  ['[HOME-020]', 'rehydrate-plus', 'Rehydrate Plus', 199, 249, '45 min', 'Enhanced Hydration'],
  ['[HOME-021]', 'myers', 'Myers', 249, 299, '60 min', 'Standard Wellness'],
  ['[HOME-022]', 'elite-nad', 'NAD+ Therapy', 475, 599, '2-4 hrs', 'NAD+ Therapy'],
  ['[HOME-023]', 'scottsdale-beauty', 'Scottsdale Beauty', 299, 349, '60 min', 'Premium Therapies'],
  ['[HOME-024]', 'hangover', 'Hangover', 199, 249, '45 min', 'Enhanced Hydration'],
  ['[HOME-025]', 'gold-hydration', 'Gold Hydration', 299, 349, '60 min', 'Premium Therapies'],
  ['[HOME-026]', 'd-book-performance', 'D-Book Performance', 349, 399, '75 min', 'Performance Therapies'],
  ['[HOME-027]', 'diamond-nad', 'Diamond NAD+', 599, 699, '3-4 hrs', 'NAD+ Therapy'],
])('%s treatment %s: %s costs $%d instead of $%d and takes %s', (...row) => {
  const [, id, title, price, originalPrice, duration, subtitle] = row
  const place = treatments.findIndex(({ _id }) => _id === `treatment-${id}`)
  expect(treatments[place]).toMatchObject({ title, price, originalPrice, duration, subtitle })
})

test('[HOME-009] the list begins with the three featured ones', () => {
  expect(treatments.slice(0, 3).map(({ title }) => title)).toEqual(['Rehydrate', 'Rehydrate Plus', 'Myers'])
})

test('[ENT-010] there are nine treatments, each with all of its fields', () => {
  expect(treatments).toHaveLength(9)
  for (const treatment of treatments) {
    expect(treatment.features).toHaveLength(3)
    expect(treatment.satisfaction).toBeGreaterThanOrEqual(0)
    expect(treatment.satisfaction).toBeLessThanOrEqual(100)
    const words = [treatment.description, treatment.category, treatment.gradient]
    expect(words.every((word) => word.length > 0)).toBe(true)
    expect([typeof treatment.isPopular, typeof treatment.isTrending]).toEqual(['boolean', 'boolean'])
  }
})

test('[ENT-014] [HOME-004] three testimonials with name, text and rating, marked as samples', () => {
  expect(testimonials).toHaveLength(3)
  for (const { name, text, rating, isSample } of testimonials) {
    expect([name.length > 0, text.length > 0, rating, isSample]).toEqual([true, true, 5, true])
  }
})
