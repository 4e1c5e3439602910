import { expect, test } from 'vitest'
import { contentsOf, type ShownPage } from './structure.ts'

const block = (own: Partial<NonNullable<ShownPage['blocks']>[number]> & { _type: string }) => ({
  kind: null,
  form: null,
  text: null,
  faqs: null,
  hasReviews: false,
  ...own,
})
const page = (...blocks: ReturnType<typeof block>[]): ShownPage => ({
  _id: 'p',
  title: 'P',
  path: '/p',
  blocks,
})

test('a page names each list it shows once, in the order of its blocks', () => {
  const shown = contentsOf(
    page(
      block({ _type: 'hero' }),
      block({ _type: 'featuredTreatments' }),
      block({ _type: 'treatmentMenu' }),
      block({ _type: 'testimonialRotator' }),
    ),
  )
  expect(shown.rows).toEqual(['treatment', 'testimonial'])
})

test('a price list shows what it lists, and nothing while that is not chosen', () => {
  expect(contentsOf(page(block({ _type: 'productList', kind: 'giftCards' }))).rows).toEqual(['giftPreset'])
  expect(contentsOf(page(block({ _type: 'productList' }))).rows).toEqual([])
})

test('a booking band shows testimonials only below a heading of reviews', () => {
  expect(contentsOf(page(block({ _type: 'bookingCallout' }))).rows).toEqual([])
  expect(contentsOf(page(block({ _type: 'bookingCallout', hasReviews: true }))).rows).toEqual([
    'testimonial',
    'bookingSettings',
  ])
})

test('questions, legal texts and forms are those the page chose', () => {
  const shown = contentsOf(
    page(
      block({ _type: 'faqList', faqs: ['faq-a', 'faq-b'] }),
      block({ _type: 'faqList', faqs: ['faq-a'] }),
      block({ _type: 'legalText', text: 'legal-terms' }),
      block({ _type: 'requestForm', form: 'contact' }),
    ),
  )
  expect(shown).toEqual({ rows: [], faqs: ['faq-a', 'faq-b'], texts: ['legal-terms'], forms: ['contact'] })
})

test('a page without blocks, and a block nobody knows, show nothing', () => {
  const nothing = { rows: [], faqs: [], texts: [], forms: [] }
  expect(contentsOf({ ...page(), blocks: null })).toEqual(nothing)
  expect(contentsOf(page(block({ _type: 'unheardOf' })))).toEqual(nothing)
})
