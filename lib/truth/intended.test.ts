import { expect, test } from 'vitest'
import { cleanedContent } from '../../tests/fixtures/cleaned-content.ts'
import { withValue } from '../../tests/fixtures/with-value.ts'
import { checkTruth } from './check.ts'
import { withoutIntended } from './intended.ts'
import type { ContentDocument } from './model.ts'
import { allRules } from './rules/all.ts'

const now = new Date('2026-11-22T12:00:00-07:00')
const cleaned = cleanedContent(now)
type Edit = (content: ContentDocument[]) => ContentDocument[]

const set =
  (id: string, path: string, value: unknown): Edit =>
  (content) =>
    withValue(content, id, path, value)
const without =
  (id: string): Edit =>
  (content) =>
    content.filter(({ _id }) => _id !== id)

const homeAreas = (cities: string) => set('page-home', 'blocks[_key=="contact"].areas', cities)
const cities = cleaned.filter(({ _type }) => _type === 'serviceArea').map(({ city }) => city)
const dearBasic = set('package-basic', 'price', 140)

test.each<[what: string, rule: string, id: string, intended: Edit, changed: Edit]>([
  [
    'what a bundle’s parts cost one by one',
    'bundles',
    'package-basic',
    dearBasic,
    set('injection-vitamin-c', 'price', 22),
  ],
  [
    'how many parts a bundle has',
    'bundles',
    'package-basic',
    dearBasic,
    set('package-basic', 'features', ['5 shots']),
  ],
  [
    'how many the smaller bundle has',
    'bundles',
    'package-premium',
    set('package-premium', 'price', 270),
    set('package-basic', 'features', ['7 shots', '20% off extra shots']),
  ],
  [
    'what the better offer gives',
    'bundles',
    'package-elite',
    set('package-premium', 'price', 480),
    set('package-elite', 'features', ['30 shots', '50% off other services']),
  ],
  [
    'a missing city that is not the first',
    'areas',
    'page-home',
    homeAreas('Scottsdale, Phoenix'),
    set('service-area-mesa', 'city', 'Gilbert'),
  ],
  [
    'a city in the list that is no service area any more',
    'areas',
    'page-home',
    homeAreas([...cities, 'Tucson'].join(', ')),
    without('service-area-mesa'),
  ],
  [
    'the number of reviews',
    'claims',
    'siteSettings',
    set('siteSettings', 'structuredData.ratingSource', undefined),
    set('siteSettings', 'structuredData.reviewCount', 5000),
  ],
  [
    'the sentence around a claim',
    'claims',
    'faq-home-safe',
    set('faq-home-safe', 'answer', 'It prevents the flu.'),
    set('faq-home-safe', 'answer', 'It prevents the flu in every child.'),
  ],
])('what is intended is asked again when this changes: %s', (_what, rule, id, intended, changed) => {
  const rules = allRules.filter((one) => one.id === rule)
  const findings = checkTruth(intended(cleaned), now, rules)
  const notes = findings.map(({ key }) => ({ findingKey: key, reason: 'As it should be.' }))
  expect(findings).not.toEqual([])
  const open = withoutIntended(checkTruth(changed(intended(cleaned)), now, rules), notes)
  expect(open.filter(({ places }) => places.some(({ documentId }) => documentId === id))).toHaveLength(1)
})

test('what is intended stays so when something else changes', () => {
  const before = checkTruth(dearBasic(cleaned), now)
  const after = checkTruth(
    set('injection-zinc', 'price', 8)(set('package-basic', 'order', 9)(dearBasic(cleaned))),
    now,
  )
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
})

test('two claims of one sentence are two findings', () => {
  const content = withValue(
    cleaned,
    'faq-home-safe',
    'answer',
    'It prevents the flu and is clinically proven.',
  )
  expect(checkTruth(content, now)).toHaveLength(2)
})
