import { expect, test } from 'vitest'
import { seedDocuments } from '../../content/documents.ts'
import { cleanedContent } from '../../tests/fixtures/cleaned-content.ts'
import { ledgerRows } from '../../tests/fixtures/truth-ledger.ts'
import { withChanges, withValue } from '../../tests/fixtures/with-value.ts'
import { checkTruth, overlayDrafts } from './check.ts'
import { intendedOf, truthNoteId, withoutIntended } from './intended.ts'
import type { ContentDocument, Finding } from './model.ts'
import { allRules } from './rules/all.ts'

const now = new Date('2026-11-22T12:00:00-07:00')
const cleaned = cleanedContent(now)
const hero = 'blocks[_key=="hero"]'
const settings = 'siteSettings'

test('nothing is found in content that agrees with itself', () => {
  expect(checkTruth(cleaned, now).map(({ sentence }) => sentence)).toEqual([])
})

type Break = [rule: string, id: string, path: string, value: unknown, at?: string]
const image = { _type: 'accessibleImage', asset: { _type: 'reference', _ref: 'image-a-1x1-png' } }

const linkedNumber = [
  {
    _type: 'block',
    _key: 'block-1',
    markDefs: [{ _type: 'textLink', _key: 'link-1', href: 'tel:+14805550199' }],
    children: [{ _type: 'span', _key: 'span-1', text: '480 555 0199', marks: ['link-1'] }],
  },
]

/** One false entry for each rule, and for most of what a rule looks at. */
const breaks: Break[] = [
  ['treatment-prices', 'treatment-myers', 'price', 199],
  ['treatment-prices', 'treatment-myers', 'duration', '45 min'],
  ['treatment-names', 'treatment-elite-nad', 'title', 'Golden NAD+'],
  ['estimate-prices', 'estimateService-nad-therapy', 'price', 400],
  ['prices-in-texts', 'page-iv-therapy', `${hero}.intro`, 'Fifteen drips, from $155.'],
  ['prices-in-texts', 'page-membership', 'seo.title', 'Membership Plans from $89 a Month'],
  ['prices-in-texts', 'gift-starter', 'description', 'You pay $140; the card is worth $199.'],
  [
    'savings',
    'plan-wellness-explorer',
    'savings',
    'Two Rehydrate drips and four Vitamin B12 shots cost $390 if bought separately.',
  ],
  ['price-range', settings, 'structuredData.priceRange', '$10-$650'],
  ['dosages', 'iv-diamond-nad', 'badge', 'Four dosages'],
  ['dosages', 'iv-elite-nad', 'dosages[_key=="dosage-1"].price', 480],
  ['same-name', 'package-basic', 'name', 'Wellness Elite'],
  ['bundles', 'package-premium', 'price', 270],
  ['plan-words', 'plan-wellness-elite', 'shots', '6'],
  ['opening-hours', 'navigation', 'availability', 'We answer 24/7'],
  ['opening-hours', settings, 'hoursShort', 'Daily 8am–8pm'],
  ['areas', 'page-home', 'blocks[_key=="contact"].areas', 'Scottsdale, Phoenix'],
  ['areas', 'service-area-mesa', 'responseTime', undefined],
  ['response-times', 'service-area-mesa', 'minutesTo', 90],
  [
    'response-times',
    'page-iv-therapy',
    'blocks[_key=="book"].text',
    'In Scottsdale we are there in 20 to 30 minutes.',
  ],
  ['session-times', 'page-home', `${hero}.facts[0]`, '20-40 min per session'],
  ['session-times', 'iv-platinum', 'duration', '90 min'],
  [
    'exam-times',
    'page-about',
    'blocks[_key=="commitments"].cards[_key=="card-3"].text',
    'The exam takes 15 minutes.',
  ],
  [
    'injection-times',
    'page-vitamin-injections',
    'seo.description',
    'Injections at your door, 5 to 20 minutes each.',
  ],
  ['reply-promises', 'page-contact', `${hero}.intro`, 'We answer messages within 48 hours.'],
  ['reply-promises', 'formText-contact', 'successText', "We'll get back to you within 12 hours."],
  [
    'discounts',
    'formText-discount',
    'endingText',
    'Check your email for your 15% off discount code. Valid for first-time patients only.',
  ],
  [
    'event-prices',
    'page-event-inquiry',
    'blocks[_key=="prices"].cards[_key=="card-2"].title',
    'Workshops: from $59 a person',
  ],
  ['counts', 'page-membership', 'blocks[_key=="plans"].heading', 'Five plans'],
  ['counts', 'search-vitamin-injections', 'description', 'Sixteen shots, with packages.'],
  ['counts', 'page-iv-therapy', `${hero}.intro`, 'Buy five shots, get one. Sixteen shots are on the menu.'],
  ['figures', 'page-sponsorship', 'blocks[_key=="figures"].stats[_key=="stat-3"].value', '97%'],
  ['claims', 'iv-gold', 'description', 'Clinically proven to work.'],
  ['claims', 'faq-home-safe', 'answer', 'It prevents the flu.'],
  ['claims', 'faq-home-safe', 'answer', 'Our drips have no side effects.'],
  ['claims', 'faq-home-safe', 'answer', "Don't suffer: our drip cures migraines."],
  ['claims', 'page-home', 'blocks[_key=="stats"].stats[_key=="stat-2"].source', undefined],
  ['claims', 'page-home', `${hero}.facts[2]`, '4 Star Rated'],
  [
    'opposites',
    'page-about',
    'blocks[_key=="commitments"].cards[_key=="card-6"].title',
    'No research chemicals',
  ],
  ['samples', 'testimonial-maya', 'isSample', true],
  ['samples', 'practiceSettings', 'tin', '00-1234567'],
  ['approvals', 'iv-gold', 'approvedBy', undefined],
  ['approvals', 'ingredient-zinc', 'approvedAt', undefined],
  ['approvals', 'page-is-it-right-for-me', 'approvedBy', ' '],
  ['claims', 'ingredient-zinc', 'text', 'It prevents the flu.'],
  ['links', 'search-nad', 'url', '/iv-therapy/no-such-drip'],
  ['dates', 'event-fall-open-house', 'attendees', undefined],
  ['dates', 'legal-terms', 'lastUpdated', 'October 2025'],
  ['dates', 'legal-terms', 'lastUpdated', 'March 2027'],
  ['booking-ids', 'iv-gold', 'bookingTarget', 'gold'],
  ['booking-ids', 'plan-wellness-elite', 'intakeId', undefined],
  [
    'categories',
    'page-iv-therapy',
    'blocks[_key=="menu"].categories[_key=="category-1"].label',
    'Standard Wellness Drips',
  ],
  ['links', 'search-nad', 'url', '/iv-therapy#nothing'],
  ['links', 'search-nad', 'url', '/nowhere'],
  ['links', 'redirect-menu', 'to', '/gone'],
  ['links', 'page-careers', 'blocks[_key=="jobs"].emptyLink.href', '/contact?subject=job'],
  ['links', 'page-home', `${hero}.secondaryLink.href`, '#treatment'],
  ['links', 'page-home', 'blocks[_key=="faq"].faqs[_key=="faq-1"]._ref', 'faq-gone'],
  ['old-addresses', 'search-nad', 'url', '/menu#nad'],
  ['images', 'iv-gold', 'image', image],
  ['contact-details', 'page-home', 'blocks[_key=="contact"].intro', 'Call (480) 555-0199.'],
  ['contact-details', 'page-home', 'blocks[_key=="contact"].intro', 'Call 480.555.0199.'],
  ['contact-details', 'page-good-faith-estimate', 'blocks[_key=="official"].body', linkedNumber],
  ['contact-details', 'page-home', 'blocks[_key=="contact"].intro', 'Write to info@ocotillo.example.'],
  ['contact-details', 'practiceSettings', 'officeAddress', '1 Main Street, Mesa'],
]

test.each(breaks)('%s finds what is wrong in %s at %s', (rule, id, path, value) => {
  const found = checkTruth(withValue(cleaned, id, path, value), now)
  expect([...new Set(found.map((finding) => finding.rule))]).toEqual([rule])
  const places = found.flatMap((finding) => finding.places.map(({ documentId }) => documentId))
  expect(places).toContain(id)
})

test('each rule is broken at least once', () => {
  expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(allRules.map(({ id }) => id)))
})

const seed = seedDocuments(now)
const fixable = checkTruth(seed, now).flatMap((finding) =>
  finding.fixes.map((fix) => [fix.label, finding, fix] as const),
)

test.each(fixable)('“%s” makes its finding disappear', (_label, finding, { changes }) => {
  const rules = allRules.filter(({ id }) => id === finding.rule)
  const after = checkTruth(withChanges(seed, changes), now, rules)
  expect(after.map(({ sentence }) => sentence)).not.toContain(finding.sentence)
})

test('links by an old address are changed to the new one with their anchor, all at once; what is only on trial is left', () => {
  const linked = [
    ['search-nad', 'url', '/menu#nad'],
    ['page-home', `${hero}.secondaryLink.href`, '/menu/'],
    ['page-careers', 'blocks[_key=="jobs"].emptyLink.href', '/book'],
  ] as const
  const content = linked.reduce((all, [id, path, href]) => withValue(all, id, path, href), cleaned)
  const [finding, ...others] = checkTruth(content, now)
  expect(others).toEqual([])
  expect(finding?.sentence).toBe(
    '2 links name “IV Therapy” by its old address /menu; it is at /iv-therapy now.',
  )
  expect(finding?.fixes.map(({ label }) => label)).toEqual(['Change all 2 to /iv-therapy'])
  const changes = finding?.fixes[0]?.changes ?? []
  expect(changes.map(({ to }) => to).toSorted()).toEqual(['/iv-therapy', '/iv-therapy#nad'])
  expect(checkTruth(withChanges(content, changes), now)).toEqual([])
})

test('an office that has moved is taken over in its parts, or from them in one line', () => {
  const moved = withValue(cleaned, 'practiceSettings', 'officeAddress', '1 Main Street, Mesa, AZ 85201')
  const fixes = checkTruth(moved, now).flatMap((finding) => finding.fixes)
  expect(fixes).toHaveLength(2)
  for (const { changes } of fixes) expect(checkTruth(withChanges(moved, changes), now)).toEqual([])
})

test('a rating without a source is told with what search engines make of it', () => {
  const told = checkTruth(seed, now).find(({ sentence }) =>
    sentence.startsWith('Search engines are told a rating'),
  )
  expect(told?.sentence).toContain('Google shows no stars for a rating that a business gives itself')
})

test('a finding has a key of its own, the same whatever the order and the wording', () => {
  const keys = checkTruth(seed, now).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const turned = [...seed].reverse().map((document) => Object.fromEntries(Object.entries(document).reverse()))
  const otherKeys = checkTruth(turned as ContentDocument[], now).map(({ key }) => key)
  expect(otherKeys.toSorted()).toEqual(keys.toSorted())
  const worded = withValue(seed, 'navigation', 'availability', 'Somebody answers 24/7')
  expect(new Set(checkTruth(worded, now).map(({ key }) => key))).toEqual(new Set(keys))
})

test('what is called intended is not told again, until one of its values changes', () => {
  const [finding] = checkTruth(seed, now).filter(({ rule }) => rule === 'treatment-prices')
  const note = { findingKey: finding?.key ?? '', reason: 'The home price has the drive in it.' }
  const rules = allRules.filter(({ id }) => id === 'treatment-prices')
  const open = withoutIntended(checkTruth(seed, now, rules), [note])
  expect(open).not.toContainEqual(finding)
  expect(intendedOf(checkTruth(seed, now, rules), [note])).toEqual([{ finding, note }])
  const raised = withValue(seed, finding?.places[0].documentId ?? '', 'price', 159)
  expect(withoutIntended(checkTruth(raised, now, rules), [note])).toHaveLength(open.length + 1)
})

test('a note’s id comes from the key alone', () => {
  expect(truthNoteId('one')).toMatch(/^truthNote-[0-9a-f]{16}$/)
  expect(truthNoteId('one')).toBe(truthNoteId('one'))
  expect(truthNoteId('one')).not.toBe(truthNoteId('two'))
})

test('drafts lie over what is published; releases do not count', () => {
  const document = (_id: string, name: string): ContentDocument => ({ _id, _type: 'faq', name })
  const all = [
    document('a', 'old'),
    document('drafts.a', 'new'),
    document('drafts.b', 'only'),
    document('versions.r.a', 'later'),
  ]
  expect(overlayDrafts(all)).toEqual([document('a', 'new'), document('b', 'only')])
})

test('dates are seen from the moment that is asked for', () => {
  const later = new Date('2027-10-01T08:00:00-07:00')
  const found = checkTruth(cleaned, later).filter(({ rule }) => rule === 'dates')
  expect(found.map(({ places: [{ documentId }] }) => documentId)).toEqual(
    expect.arrayContaining(['event-hydration-talk', 'legal-terms']),
  )
})

test('documents with empty, missing and odd fields are no reason to fail', () => {
  const odd = seed.map(({ _id, _type }) => ({
    _id,
    _type,
    title: null,
    price: 'much',
    blocks: [null, 7, {}],
    features: {},
  }))
  expect(() => checkTruth(odd, now)).not.toThrow()
  expect(checkTruth([], now)).toEqual([])
})

const findings = checkTruth(seedDocuments(now), now)

const names = (finding: Finding, place: string) =>
  finding.places.some(({ documentId, path }) => `${documentId}#${path}` === place)

test.each(ledgerRows)('[%s] is found by %s in the first edition', (_row, rule, ...places) => {
  const found = findings.filter(
    (finding) => finding.rule === rule && places.every((place) => names(finding, place)),
  )
  expect(found.map(({ sentence }) => sentence)).toHaveLength(1)
})

const intro = ['page-iv-therapy', 'blocks[_key=="hero"].intro'] as const
const body = ['page-good-faith-estimate', 'blocks[_key=="official"].body'] as const

const called = (number: string) => [
  {
    _type: 'block',
    _key: 'block-1',
    markDefs: [{ _type: 'textLink', _key: 'link-1', href: `tel:${number}` }],
    children: [{ _type: 'span', _key: 'span-1', text: `Call ${number}.`, marks: ['link-1'] }],
  },
]

test.each<[id: string, path: string, value: unknown]>([
  [...intro, 'Members get four shots per month.'],
  [...intro, 'Buy five shots, the sixth is free.'],
  [...intro, 'Call +1 480 555 0142 or 480.555.0143.'],
  [...intro, 'Magnesium from 200 mg, NPI 4805550199.'],
  [...intro, 'We cannot promise that a drip cures migraines.'],
  ['job-mobile-infusion-nurse', 'description', 'Shifts Monday to Friday, 7am to 3pm.'],
  ['job-mobile-infusion-nurse', 'description', 'Somebody is on call 24/7.'],
  ['event-hydration-talk', 'description', 'Saturday, 10am–12pm.'],
  [...body, called('602-771-7800')],
])('in %s at %s this contradicts nothing: %s', (id, path, value) => {
  expect(checkTruth(withValue(cleaned, id, path, value), now).map(({ sentence }) => sentence)).toEqual([])
})
